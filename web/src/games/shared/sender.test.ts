import { expect, it } from 'vitest';

import { Sender } from './sender.svelte';

it('sends at once, or with the second click on the same thing', () => {
  const sent: string[] = [];
  let confirms = false;
  const sender = new Sender((action) => sent.push(action), () => confirms);
  sender.send('build baths');
  expect(sent).toEqual(['build baths']);
  confirms = true;
  sender.send('sell baths');
  sender.send('sell altar');
  expect(sent).toHaveLength(1);
  expect(sender.armed).toBe('sell altar');
  sender.send('sell altar');
  expect(sent).toEqual(['build baths', 'sell altar']);
  expect(sender.armed).toBe('');
});
