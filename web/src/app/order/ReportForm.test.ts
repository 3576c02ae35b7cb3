import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { speak } from '$lib/i18n';
import { topics } from '$lib/i18n/bundle';
import { ApiError } from '$lib/net/api';

import ReportForm from './ReportForm.svelte';

let shown: ReturnType<typeof mount> | null = null;
const send = vi.fn<(why: string) => Promise<{ new: boolean }>>();

beforeEach(async () => {
  topics.add('notebook');
  await speak('en', '', []);
  document.body.innerHTML = '';
  send.mockReset();
  shown = mount(ReportForm, { target: document.body, props: { id: 'x', label: 'Report this notebook', question: 'What is wrong with it?', send } });
  flushSync();
});
afterEach(() => {
  if (shown) void unmount(shown);
});

const find = <T extends HTMLElement>(selector: string): T => document.querySelector(selector) as T;
const opener = (): HTMLButtonElement => find('button[aria-expanded]');
const settled = async (): Promise<void> => {
  await vi.waitFor(() => expect(find<HTMLButtonElement>('form .primary')?.disabled ?? false).toBe(false));
  flushSync();
};

function open(why = ''): void {
  opener().click();
  flushSync();
  const field = find<HTMLInputElement>('#why-x');
  field.value = why;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function submit(): void {
  find<HTMLFormElement>('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  flushSync();
}

it('is open with its field ready, and closed with the button where one was', () => {
  open();
  expect(document.activeElement).toBe(find('#why-x'));
  find('form [type=button]').click();
  flushSync();
  expect(find('form')).toBeNull();
  expect(document.activeElement).toBe(opener());
  open();
  find('#why-x').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  flushSync();
  expect(find('form')).toBeNull();
});

it('sends the reason once and says that it was kept', async () => {
  send.mockResolvedValue({ new: true });
  open('  rude  ');
  submit();
  submit();
  await vi.waitFor(() => expect(find('[role=status]').textContent).toBe('The report has been kept for the moderators.'));
  expect(send).toHaveBeenCalledExactlyOnceWith('rude');
  expect(find('button')).toBeNull();
  expect(document.activeElement).toBe(find('[role=status]'));
});

it('says that it was known', async () => {
  send.mockResolvedValue({ new: false });
  open('rude');
  submit();
  await vi.waitFor(() => expect(find('[role=status]').textContent).toBe('You have reported this already.'));
});

it('keeps what was written when it is refused, and says why', async () => {
  send.mockRejectedValueOnce(new ApiError('nonsense', 'Not now.', 429));
  open('rude');
  submit();
  await vi.waitFor(() => expect(find('[role=alert]')?.textContent).toBe('Not now.'));
  await settled();
  expect(find<HTMLInputElement>('#why-x').value).toBe('rude');
  send.mockResolvedValue({ new: true });
  submit();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});
