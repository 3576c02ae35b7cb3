/** Help in place: what lies under the pointer, has the focus or is pressed long is explained, and nothing is blocked.

Any element with data-explain="ID" takes part; boards may also call `explain(id, element)`. */

const HOVER = 350;
const LONG_PRESS = 450;
const GONE = 250;

export interface Asked {
  id: string;
  at: DOMRect;
  isPinned: boolean;
}

let asked = $state.raw<Asked | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
let watch: ReturnType<typeof setInterval> | undefined;
let isSwallowing = false;
/** Where the mouse was last seen to come over something or to press. */
let rests = { x: NaN, y: NaN };

export const explained = (): Asked | null => asked;

export function explain(id: string, at?: Element): void {
  clearTimeout(timer);
  asked = { id, at: at?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0), isPinned: true };
}

export function hush(): void {
  clearTimeout(timer);
  clearInterval(watch);
  asked = null;
}

const target = (event: Event): HTMLElement | null => (event.target as Element | null)?.closest?.<HTMLElement>('[data-explain]') ?? null;

function show(element: HTMLElement, isPinned: boolean): void {
  const id = element.dataset.explain;
  if (!id || !element.isConnected) return;
  asked = { id, at: element.getBoundingClientRect(), isPinned };
  clearInterval(watch);
  watch = setInterval(() => !element.isConnected && hush(), GONE); // a card that is taken sends no leave
}

function later(element: HTMLElement, wait: number, isPinned: boolean): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    show(element, isPinned);
    isSwallowing = isPinned;
  }, wait);
}

function leave(event: Event): void {
  const to = (event as PointerEvent).relatedTarget as Element | null;
  if (to?.closest?.('[data-popover]') || (to && target(event)?.contains(to))) return;
  clearTimeout(timer);
  if (asked && !asked.isPinned) asked = null;
}

/** Whether the mouse has moved: what a new turn puts under a mouse at rest was not pointed at. */
function hasMoved({ clientX: x, clientY: y }: PointerEvent): boolean {
  const isNew = x !== rests.x || y !== rests.y;
  rests = { x, y };
  return isNew;
}

const handlers: [string, (event: Event) => void][] = [
  ['pointerover', (event) => {
    const element = target(event);
    if ((event as PointerEvent).pointerType === 'mouse' && hasMoved(event as PointerEvent) && element && !asked?.isPinned) later(element, HOVER, false);
  }],
  ['pointerout', (event) => {
    if ((event as PointerEvent).pointerType === 'mouse') leave(event);
  }],
  ['pointerdown', (event) => {
    isSwallowing = false;
    const element = target(event);
    if (element && (event as PointerEvent).pointerType !== 'mouse') later(element, LONG_PRESS, true);
    else clearTimeout(timer);
    hasMoved(event as PointerEvent);
    if (asked && !(event.target as Element).closest('[data-popover]')) asked = null;
  }],
  ['pointerup', () => clearTimeout(timer)],
  ['pointercancel', () => clearTimeout(timer)],
  ['focusin', (event) => {
    const element = target(event);
    if (element?.matches(':focus-visible')) later(element, HOVER, false);
  }],
  ['focusout', leave],
  ['scroll', () => { if (asked && !asked.isPinned) hush(); }],
  ['keydown', (event) => {
    const key = (event as KeyboardEvent).key;
    if (key === 'Escape' && asked) {
      hush();
      event.stopPropagation();
    } else if (key === '?' || key === 'F1') {
      const element = target(event);
      if (element) {
        show(element, true);
        event.preventDefault();
        event.stopPropagation();
      }
    }
  }],
];

/** A click that ended a long press is no choice. */
function swallow(event: Event): void {
  if (!isSwallowing) return;
  isSwallowing = false;
  event.preventDefault();
  event.stopPropagation();
}

function menu(event: Event): void {
  if (target(event) && isSwallowing) event.preventDefault();
}

export function listen(): () => void {
  for (const [kind, handler] of handlers) document.addEventListener(kind, handler, true);
  document.addEventListener('click', swallow, true);
  document.addEventListener('contextmenu', menu, true);
  return () => {
    for (const [kind, handler] of handlers) document.removeEventListener(kind, handler, true);
    document.removeEventListener('click', swallow, true);
    document.removeEventListener('contextmenu', menu, true);
  };
}
