import { expect, test } from 'vitest';
import { onBegin } from '../../static/begin.js';

/** A button whose key or click a test sends, and the rounds that it has begun. */
const buttonOf = (autoPlay: boolean) => {
  const listeners = new Map<string, (event: object) => void>();
  const button = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  };
  let begun = 0;
  onBegin(button as unknown as HTMLElement, autoPlay, () => (begun += 1));
  const click = (isTrusted = true) => listeners.get('click')?.({ isTrusted });
  /** Presses Enter, as a browser does: a click for each key that nobody prevents. */
  const press = (repeat: boolean) => {
    let isPrevented = false;
    listeners.get('keydown')?.({ repeat, preventDefault: () => (isPrevented = true) });
    if (!isPrevented) click();
  };
  return { click, press, begun: () => begun };
};

test('where the law has the player begin each round, a held key begins one and a script none [D58]', () => {
  const { click, press, begun } = buttonOf(false);
  press(false);
  for (let n = 0; n < 5; n += 1) press(true);
  expect(begun()).toBe(1);
  click(false);
  expect(begun()).toBe(1);
  click();
  press(false);
  expect(begun()).toBe(3);
});

test('elsewhere a held key goes on, and so may a script', () => {
  const { click, press, begun } = buttonOf(true);
  press(false);
  press(true);
  click(false);
  expect(begun()).toBe(3);
});
