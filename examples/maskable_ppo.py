"""Maskable PPO of stable-baselines3 on Contig 60: pip install 'contissimo[rl]' sb3-contrib; python maskable_ppo.py.

The mask of what is legal is found under the name that it looks for, `action_masks`. This is how to plug it in, not a recipe
that was tuned; it is not run by our tests. With fewer steps it ran with sb3-contrib 2.9.2 and torch 2.13.0.
"""

from sb3_contrib import MaskablePPO  # type: ignore[import-not-found]  # no package of ours needs it
from sb3_contrib.common.maskable.evaluation import (  # type: ignore[import-not-found]  # as above
    evaluate_policy,
)
from stable_baselines3.common.monitor import Monitor  # type: ignore[import-not-found]  # as above

from contissimo.rl import contig60_v0


def main() -> None:
    env = contig60_v0.against("level-2")
    model = MaskablePPO("MultiInputPolicy", env, gamma=1.0, n_steps=2048, seed=1, verbose=1)
    model.learn(total_timesteps=200_000)
    greedy = Monitor(contig60_v0.against("greedy"))
    mean, deviation = evaluate_policy(model, greedy, n_eval_episodes=400)
    print(f"mean reward against greedy: {mean:+.2f}, standard error {deviation / 400**0.5:.2f}")
    model.save("contig60-ppo")


if __name__ == "__main__":
    main()
