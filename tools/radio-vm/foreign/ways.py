"""Finds signs, and knows the three ways to the device that shows one, on Linux."""
import ctypes
import os
import socket
import struct
import time

import dbus

import sign

BLUEZ = "org.bluez"
UUID16 = "0000%04x-0000-1000-8000-00805f9b34fb"


def bus():
    return dbus.SystemBus()


def objects():
    manager = dbus.Interface(bus().get_object(BLUEZ, "/"), "org.freedesktop.DBus.ObjectManager")
    return manager.GetManagedObjects()


def interface(path, name):
    return dbus.Interface(bus().get_object(BLUEZ, path), name)


def address(adapter):
    return str(objects()["/org/bluez/" + adapter]["org.bluez.Adapter1"]["Address"])


def find(adapter, wanted, seconds=40):
    """The first sign that fits, the device's path and its address."""
    radio = interface("/org/bluez/" + adapter, "org.bluez.Adapter1")
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        radio.SetDiscoveryFilter({
            "Transport": "le",
            "UUIDs": dbus.Array([UUID16 % sign.SERVICE], signature="s"),
            "DuplicateData": dbus.Boolean(True)})
        radio.StartDiscovery()
        try:
            for _ in range(8):
                time.sleep(0.5)
                for path, has in objects().items():
                    device = has.get("org.bluez.Device1", {})
                    made = bytes(device.get("ManufacturerData", {}).get(sign.COMPANY, b""))
                    told = bytes(device.get("ServiceData", {}).get(UUID16 % sign.SERVICE, b""))
                    seen = sign.read(made, told)
                    here = path.startswith("/org/bluez/" + adapter + "/") and "RSSI" in device
                    if here and seen and wanted(seen):
                        return seen, str(path), str(device["Address"])
        finally:
            radio.StopDiscovery()
    raise TimeoutError("no such sign")


class Socket:
    def __init__(self, sock, piece):
        self.sock, self.piece, self.rest = sock, piece, b""

    def send(self, data):
        for at in range(0, len(data), self.piece):
            self.sock.send(data[at:at + self.piece])

    def receive(self, count):
        while len(self.rest) < count:
            more = self.sock.recv(65536)
            if not more:
                raise EOFError("they hung up")
            self.rest += more
        found, self.rest = self.rest[:count], self.rest[count:]
        return found

    def close(self):
        try:
            self.sock.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass  # the other end was first
        self.sock.close()


def rfcomm(own, peer, nonce):
    sock = socket.socket(socket.AF_BLUETOOTH, socket.SOCK_STREAM, socket.BTPROTO_RFCOMM)
    sock.settimeout(30)
    sock.bind((own, 0))
    sock.connect((peer, channel(own, peer, sign.name(nonce, 1))))
    return Socket(sock, 4096)


def channel(own, peer, uuid):
    """Asks the service discovery of classic Bluetooth where the service listens."""
    sock = socket.socket(socket.AF_BLUETOOTH, socket.SOCK_SEQPACKET, socket.BTPROTO_L2CAP)
    sock.settimeout(30)
    sock.bind((own, 0))
    sock.connect((peer, 1))
    wanted = b"\x35\x11\x1c" + bytes.fromhex(uuid.replace("-", ""))
    protocols = b"\x35\x03\x09\x00\x04"
    body = wanted + struct.pack(">H", 1000) + protocols + b"\0"
    sock.send(struct.pack(">BHH", 6, 1, len(body)) + body)
    answer = sock.recv(4096)
    sock.close()
    at = answer.find(b"\x19\x00\x03\x08")  # RFCOMM, then its channel
    if answer[0] != 7 or at < 0:
        raise ValueError("the service is not there")
    return answer[at + 4]


def l2cap(own, peer, psm):
    """Connects by calls of the C library, because Python's own addresses know no low energy."""
    sock = socket.socket(socket.AF_BLUETOOTH, socket.SOCK_SEQPACKET, socket.BTPROTO_L2CAP)
    libc = ctypes.CDLL(None, use_errno=True)
    for call, where, port in ((libc.bind, own, 0), (libc.connect, peer, psm)):
        name = struct.pack("<HH6sHBx", socket.AF_BLUETOOTH, port,
                           bytes.fromhex(where.replace(":", ""))[::-1], 0, 1)
        if call(sock.fileno(), name, len(name)) != 0:
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    sock.settimeout(30)
    return Socket(sock, 200)


class Gatt:
    """One lane of the table's service, as BlueZ shows it to a guest."""

    def __init__(self, path, nonce):
        self.device, self.rest = interface(path, "org.bluez.Device1"), b""
        if objects()[path]["org.bluez.Device1"]["Connected"]:
            self.device.Disconnect()  # BlueZ reaches for classic Bluetooth otherwise
        self.device.Connect(timeout=60)
        self.await_services(path)
        self.found = {str(has["org.bluez.GattCharacteristic1"]["UUID"]): str(where)
                      for where, has in objects().items()
                      if where.startswith(path + "/") and "org.bluez.GattCharacteristic1" in has}
        told = bytes(self.at(sign.name(nonce, 3)).ReadValue({}))
        if told[0] != 1 or not 1 <= told[1] <= 8:
            raise ValueError("no lane: " + told.hex())
        self.up = self.at(sign.name(nonce, 0x100 + told[1]))
        down, mtu = self.at(sign.name(nonce, 0x200 + told[1])).AcquireNotify({})
        self.down, self.piece = down.take(), min(int(mtu) - 3, 495)
        os.set_blocking(self.down, True)

    @staticmethod
    def await_services(path):
        for _ in range(100):
            if objects()[path]["org.bluez.Device1"].get("ServicesResolved"):
                return
            time.sleep(0.3)
        raise TimeoutError("no services")

    def at(self, uuid):
        return interface(self.found[uuid], "org.bluez.GattCharacteristic1")

    def send(self, data):
        for at in range(0, len(data), self.piece):
            self.up.WriteValue(dbus.ByteArray(data[at:at + self.piece]), {"type": "request"})

    def receive(self, count):
        while len(self.rest) < count:
            more = os.read(self.down, 512)
            if not more:
                raise EOFError("they hung up")
            self.rest += more
        found, self.rest = self.rest[:count], self.rest[count:]
        return found

    def close(self):
        os.close(self.down)
        self.device.Disconnect()
