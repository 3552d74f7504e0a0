"""A seat at a table between processes, for the scripts beside it that measure what happens there."""
import os
import pathlib
import subprocess
import threading
import time

PARLOR = os.environ.get("PARLOR", str(pathlib.Path(__file__).resolve().parent.parent / "parlor"))


class Seat:
    """A process and the lines that it has said, each with its time; the patience is in seconds."""

    def __init__(self, patience, *args):
        self.patience = patience
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
        until = time.time() + self.patience
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
