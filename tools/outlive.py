#!/usr/bin/env python3
"""Kills the host of a table between processes, and measures how long its guests wait for another seat to hold it.

  tools/outlive.py [RUNS] [PLAYERS] [GAME]

Computer players play in as many processes over TCP. The host is killed (SIGKILL) in the middle. Counted is until a
guest reads who holds the table now. Then the host comes back with --resume, as a guest; every run ends with the
results of all, which have to be the same text, and which verify and audit are asked about. PARLOR names the command
to run; ./parlor unless it is set. Its own temporary folders, no network.
"""
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import threading
import time

PARLOR = os.environ.get("PARLOR", str(pathlib.Path(__file__).resolve().parent.parent / "parlor"))
PATIENCE = 400


class Seat:
    """A process and the lines that it has said, each with its time."""

    def __init__(self, *args):
        self.said = []
        self.news = threading.Condition()
        command = [PARLOR, *args, "--robot", "--json"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        for line in self.process.stdout:
            with self.news:
                self.said.append((time.time(), line.strip()))
                self.news.notify_all()

    def hears(self, word, after=0.0):
        """The time and the words of the first line with this word behind a time."""
        until = time.time() + PATIENCE
        with self.news:
            while time.time() < until:
                for at, line in self.said:
                    if at > after and word in line:
                        return at, line
                self.news.wait(0.05)
        raise TimeoutError(f"never said: {word}, but: {[line for _, line in self.said[-3:]]}")

    def kill(self):
        self.process.kill()
        self.process.wait()


def says(*args):
    ran = subprocess.run([PARLOR, *args], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return ran.returncode, ran.stdout


def once(home, players, game):
    host = Seat("host", game, "--players", str(players), "--home", home + "/0", *options(game))
    _, opened = host.hears('"open"')
    short = json.loads(opened)["short"]
    guests = [Seat("join", short, "--home", f"{home}/{seat}") for seat in range(1, players)]
    guests[0].hears('"news"')
    time.sleep(2 * random.random())
    host.kill()
    killed = time.time()
    held = max(guest.hears("the table now", killed)[0] for guest in guests)
    host = Seat("host", "--resume", "--home", home + "/0")
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
