from sokoban_rl.sokoban_env import SokobanEnv
