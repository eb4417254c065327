"""A local program for ``sixgun serve --bot-cmd "first=python3 pipe_bot.py"``: it reads and writes lines of JSON."""

import json
import sys

for line in sys.stdin:
    ask = json.loads(line).get("ask")
    if ask and "actions" in ask:
        act = {"t": "act", "id": f"step-{ask['step']}", "step": ask["step"], "do": ask["actions"][0]}
        print(json.dumps(act), flush=True)
