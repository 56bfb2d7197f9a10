"""A stand-in for Orca's service on the session bus: writes down what it is asked to do.

Started as a program with the path of its log; DBUS_SESSION_BUS_ADDRESS says where the bus is.
"""

from __future__ import annotations

import os
import sys

from jeepney import MessageType, new_method_return
from jeepney.bus_messages import message_bus
from jeepney.io.blocking import open_dbus_connection
from jeepney.low_level import HeaderFields

NAMES = ("org.gnome.Orca1.Service", "org.gnome.Orca.Service")


def main(log: str) -> None:
    """Serve for ever; calls that ask nothing of a listener are answered and not noted."""
    bus = open_dbus_connection(bus=os.environ["DBUS_SESSION_BUS_ADDRESS"])
    for name in NAMES:
        bus.send_and_get_reply(message_bus.RequestName(name))
    with open(log, "a", buffering=1, encoding="utf-8") as file:
        print("ready", file=file)
        while True:
            call = bus.receive()
            if call.header.message_type != MessageType.method_call:
                continue
            member = call.header.fields[HeaderFields.member]
            if member in ("PresentMessage", "InterruptSpeech"):
                print(member, *(str(each) for each in call.body), file=file)
            bus.send(new_method_return(call, "b", (True,)))


if __name__ == "__main__":
    main(sys.argv[1])
