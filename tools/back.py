#!/usr/bin/env python3
"""Kills the host of a table between processes, brings it back, and measures how long its guest is not.

  tools/back.py [RUNS] [SECONDS AWAY]

Two computer players play Rommé in two processes over TCP. The host is killed (SIGKILL) in the middle, stays away,
and goes on with --resume. Counted is from the moment at which its door is open again to the first move that the
guest hears of. PARLOR names the command to run; ./parlor unless it is set. Its own temporary folders, no network.
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
PATIENCE = 120


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


def once(home, away):
    host = Seat("host", "romme", "--players", "2", "--home", home + "/host")
    _, opened = host.hears('"open"')
    guest = Seat("join", json.loads(opened)["short"], "--home", home + "/guest")
    guest.hears('"news"')
    time.sleep(4 * random.random())
    host.kill()
    time.sleep(away)
    host = Seat("host", "--resume", "--home", home + "/host")
    back, _ = host.hears('"open"')
    heard, _ = guest.hears('"news"', back)
    host.kill()
    guest.kill()
    return heard - back


def main():
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    away = float(sys.argv[2]) if len(sys.argv) > 2 else 0
    times = []
    for _ in range(runs):
        with tempfile.TemporaryDirectory() as home:
            times.append(once(home, away))
            print(f"{times[-1]:.2f} s", flush=True)
    times.sort()
    print(f"{runs} runs, away {away:g} s: median {times[len(times) // 2]:.2f} s, worst {times[-1]:.2f} s")


main()
