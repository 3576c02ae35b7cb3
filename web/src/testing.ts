/** For tests of pages: a page by itself, and a server that answers from a list. */

import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, vi } from 'vitest';

/** What was asked: method, path, and what came with it. */
export interface Asked {
  what: string;
  body: unknown;
}

type Answer = { status?: number; json: unknown };

let shown: ReturnType<typeof mount> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
});

/** Answers requests such as "GET /api/me" from a list; all that it is asked is told. */
export function serve(answers: Record<string, Answer | (() => Answer)>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, wish: { method: string; body: string | null }) => {
    const what = `${wish.method} ${path}`;
    asked.push({ what, body: wish.body === null ? null : (JSON.parse(wish.body) as unknown) });
    const found = answers[what];
    const { status = 200, json } = (typeof found === 'function' ? found() : found) ?? { status: 404, json: { error: 'not_found', sentence: 'There is nothing.' } };
    return new Response(JSON.stringify(json), { status, headers: { 'Content-Type': 'application/json' } });
  });
  return asked;
}

/** Shows a component alone on the page. */
export function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): void {
  document.body.innerHTML = '';
  shown = mount(component, { target: document.body, props });
  flushSync();
}

export const find = <T extends HTMLElement>(selector: string): T => document.querySelector(selector) as T;

/** The button or link that says just this. */
export function named(text: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('button, a')].find((one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === text);
  if (!found) throw new Error(`nothing is called ${text}: ${document.body.textContent}`);
  return found;
}

export function click(text: string): void {
  named(text).click();
  flushSync();
}

export function type(selector: string, text: string): void {
  const field = find<HTMLInputElement>(selector);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

export function submit(selector = 'form'): void {
  find(selector).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  flushSync();
}
