#!/usr/bin/env python3
"""Kills the host of a table between processes, brings it back, and measures how long its guest waits.

  tools/back.py [RUNS] [SECONDS AWAY]

Two computer players play Rommé in two processes over TCP. The host is killed (SIGKILL) in the middle, stays away,
and goes on with --resume. The time counts from the moment at which its door is open again to the first move that
the guest hears of. PARLOR names the command to run, which is ./parlor otherwise. It uses temporary folders of its
own and no network.
"""
import json
import random
import sys
import tempfile
import time

from seat import Seat

PATIENCE = 120


def once(home, away):
    host = Seat(PATIENCE, "host", "romme", "--players", "2", "--home", home + "/host")
    _, opened = host.hears('"open"')
    guest = Seat(PATIENCE, "join", json.loads(opened)["short"], "--home", home + "/guest")
    guest.hears('"news"')
    time.sleep(4 * random.random())
    host.kill()
    time.sleep(away)
    host = Seat(PATIENCE, "host", "--resume", "--home", home + "/host")
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
