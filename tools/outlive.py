#!/usr/bin/env python3
"""Kills the host of a table between processes, and measures how long its guests wait for another seat to hold it.

  tools/outlive.py [RUNS] [PLAYERS] [GAME]

Computer players play in as many processes over TCP. The host is killed (SIGKILL) in the middle. The time counts until
a guest reads who holds the table now. Then the host comes back with --resume, as a guest. Every run ends with the
results of all: they have to be the same text, and are given to verify and audit. PARLOR names the command to run,
which is ./parlor otherwise. It uses temporary folders of its own and no network.
"""
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import time

from seat import PARLOR, Seat

PATIENCE = 400


def says(*args):
    ran = subprocess.run([PARLOR, *args], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return ran.returncode, ran.stdout


def once(home, players, game):
    host = Seat(PATIENCE, "host", game, "--players", str(players), "--home", home + "/0", *options(game))
    _, opened = host.hears('"open"')
    short = json.loads(opened)["short"]
    guests = [Seat(PATIENCE, "join", short, "--home", f"{home}/{seat}") for seat in range(1, players)]
    guests[0].hears('"news"')
    time.sleep(2 * random.random())
    host.kill()
    killed = time.time()
    held = max(guest.hears("the table now", killed)[0] for guest in guests)
    host = Seat(PATIENCE, "host", "--resume", "--home", home + "/0")
    files = [json.loads(seat.hears('"result"')[1])["file"] for seat in [host, *guests]]
    for seat in [host, *guests]:
        seat.process.wait(PATIENCE)
    texts = {pathlib.Path(file).read_text() for file in files}
    assert len(texts) == 1, "two texts of one match"
    transcript = next(pathlib.Path(home).glob("1/collections/card_games/transcripts/*.cgt"))
    exit_code, audited = says("audit", str(transcript))
    assert "nobody lied" in audited, audited
    return held - killed, says("verify", files[0])[1].split()[0]


def options(game):
    return ["-o", "handLimit=6"] if game == "poker" else []


def main():
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    players = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    game = sys.argv[3] if len(sys.argv) > 3 else "poker"
    times = []
    for _ in range(runs):
        with tempfile.TemporaryDirectory() as home:
            waited, verified = once(home, players, game)
            times.append(waited)
            print(f"{waited:.2f} s, {verified}", flush=True)
    times.sort()
    print(f"{runs} runs, {players} at {game}: median {times[len(times) // 2]:.2f} s, worst {times[-1]:.2f} s")


main()
