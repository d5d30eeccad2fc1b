import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Keeps the focus where a list of cards is when what had it goes away: it moves to the heart of the card that has taken
 * the place, of the last one, or to the heading when none is left. What stands behind the list counts as the card after it.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>) {
  const held = useRef<{ readonly element: Element; readonly index: number }>(undefined);
  useLayoutEffect(() => {
    if (held.current === undefined || held.current.element.isConnected) return;
    const { index } = held.current;
    held.current = undefined;
    if (document.activeElement !== document.body) return;
    const card = cardsOf(frame.current).at(index) ?? cardsOf(frame.current).at(-1);
    // The hearts come later than the cards that they are on.
    const inCard = card?.querySelector<HTMLElement>('[aria-pressed]') ?? card?.querySelector<HTMLElement>('a, button');
    (inCard ?? frame.current?.querySelector('h1'))?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      const cards = cardsOf(frame.current);
      const index = cards.findIndex((card) => card.contains(target));
      held.current = { element: target, index: index === -1 ? cards.length : index };
    },
    // An element that is taken away may lose the focus first; only one that is still there has been left.
    onBlur: ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        if (target.isConnected && held.current?.element === target) held.current = undefined;
      });
    },
  };
}

function cardsOf(frame: HTMLElement | null): HTMLLIElement[] {
  return frame === null ? [] : [...frame.querySelectorAll('li')];
}
