/** The boards of the games, loaded when a table of theirs is opened. */

import type { Component } from 'svelte';

import type { BoardProps } from '$games/contract';

const found = import.meta.glob<{ default: Component<BoardProps> }>('$games/*/Board.svelte');

export async function board(game: string): Promise<Component<BoardProps>> {
  const [, load] = Object.entries(found).find(([path]) => path.endsWith(`/${game}/Board.svelte`)) ?? [];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default;
}
