"""Random agents play one game of Calculissimo, tile by tile: pip install 'contissimo[rl]'; python random_agent.py."""

import numpy as np

from contissimo.rl import calculissimo_v0

rng = np.random.default_rng(1)
env = calculissimo_v0.env("short", seats=3, render_mode="ansi")
env.reset(seed=1)
for agent in env.agent_iter():
    seen, reward, over, cut, info = env.last()
    if over or cut:
        print(agent, reward)
        env.step(None)
    else:
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
print(env.render())
