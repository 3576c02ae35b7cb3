/** Modules that the build makes from icons.csv; see icons.ts beside the build's settings. */
interface IconSet {
  paths: Record<string, string>;
  items: Record<string, [icon: string, ground: string, chain: string]>;
}

declare module 'virtual:icons' {
  /** How each set is loaded. */
  export const loads: Record<string, () => Promise<IconSet>>;
  /** The sets that add to a game. */
  export const expansions: Record<string, string[]>;
}
