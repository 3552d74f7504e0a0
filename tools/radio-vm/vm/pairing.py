#!/usr/bin/python3
"""pairing.py ADAPTER on|off: switches secure simple pairing, by the kernel's management interface."""
import ctypes
import os
import socket
import struct
import sys

SET_SIMPLE_PAIRING = 0x000B
CONTROL = 3


def main(adapter, wanted):
    sock = socket.socket(socket.AF_BLUETOOTH, socket.SOCK_RAW, socket.BTPROTO_HCI)
    name = struct.pack("<HHH", socket.AF_BLUETOOTH, 0xFFFF, CONTROL)
    if ctypes.CDLL(None, use_errno=True).bind(sock.fileno(), name, len(name)) != 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    sock.settimeout(5)
    question = struct.pack("<HHHB", SET_SIMPLE_PAIRING, adapter, 1, wanted == "on")
    sock.send(question)
    while True:
        event, index, _, opcode, status = struct.unpack("<HHHHB", sock.recv(512)[:9])
        if event in (1, 2) and (index, opcode) == (adapter, SET_SIMPLE_PAIRING):
            return status


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2]))
