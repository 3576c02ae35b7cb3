/** What happens at the table is told: to screen readers, in the window's title, by sound and by notification. */

import { alert, tell } from '$lib/a11y/announce.svelte';
import { question } from '$games/shared/question';
import { event, t } from '$lib/i18n';
import { rooted } from '$lib/root';
import type { TablePlay } from '$lib/state/play.svelte';
import { prefs } from '$lib/state/prefs.svelte';
import { play as sound } from '$lib/sound';

const MOST = 8;

function notify(text: string): void {
  if (!prefs.notify || !document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const note = new Notification('Wonders', { body: text, tag: location.pathname, icon: rooted('/icon-192.png') });
  note.onclick = () => {
    focus();
    note.close();
  };
}

/** A mark at the sign of the installed client, where the browser has one. */
function badge(isDue: boolean): void {
  const done = isDue ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  done?.catch(() => undefined);
}

export function follow(current: () => TablePlay): void {
  let told = -1;
  let asked = '';

  $effect(() => {
    const line = current().line;
    const state = line?.state;
    if (!state) return;
    if (told >= 0 && state.v > told) {
      const words = state.events.map((one) => event(one)).filter(Boolean);
      if (words.length) tell(words.slice(-MOST).join(' '));
      if (state.outcome) sound('end');
    }
    told = state.v;
  });

  $effect(() => {
    const line = current().line;
    const due = line?.state?.decision;
    const isDue = Boolean(due && due.chosen === null);
    document.title = isDue ? `(1) ${t('web-your-turn')} – Wonders` : 'Wonders';
    badge(isDue);
    const now = isDue && due ? `${line?.seat} ${due.number}` : '';
    if (now && now !== asked && due) {
      const info = current().info;
      const text = [t('web-your-turn'), info ? question(info, due.asked) : ''].join(' ');
      if (prefs.textMode || asked !== '' || told > 0) alert(text);
      if (asked) sound('turn');
      notify(text);
    }
    if (now) asked = now;
  });
}
