/** What a page is going to ask for, asked while its code is still on its way. */

const asked = new Map<string, Promise<unknown>>();

/** Ask now; whoever takes it hears what came of it. */
export function ahead<T>(name: string, ask: () => Promise<T>): void {
  const coming = ask();
  coming.catch(() => undefined);
  asked.set(name, coming);
}

/** What was asked ahead, once: whoever asks again wants it fresh. */
export function taken<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const coming = asked.get(name) as Promise<T> | undefined;
  asked.delete(name);
  return coming ?? ask();
}
