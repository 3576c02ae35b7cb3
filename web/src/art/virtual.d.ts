/** Modules that the build makes from icons.csv; see icons.ts beside the build's settings. */
declare module 'virtual:icons/*' {
  export const paths: Record<string, string>;
  export const items: Record<string, [icon: string, ground: string, chain: string]>;
}
