import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Keeps the focus in a list of cards when the focused element is removed: it moves to the heart of the card now at that
 * index, else of the last card, else to the heading. Elements behind the list count as the card after it.
 */
export const useFocusAfterRemoval = (frame: RefObject<HTMLElement | null>) => {
  const held = useRef<{ readonly element: Element; readonly index: number }>(undefined);
  useLayoutEffect(() => {
    if (held.current === undefined || held.current.element.isConnected) return;
    const { index } = held.current;
    held.current = undefined;
    if (document.activeElement !== document.body) return;
    const card = cardsOf(frame.current).at(index) ?? cardsOf(frame.current).at(-1);
    // A card's heart loads later than the card: until then its first link or button takes the focus.
    const inCard = card?.querySelector<HTMLElement>('[aria-pressed]') ?? card?.querySelector<HTMLElement>('a, button');
    (inCard ?? frame.current?.querySelector('h1'))?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      const cards = cardsOf(frame.current);
      const index = cards.findIndex((card) => card.contains(target));
      held.current = { element: target, index: index === -1 ? cards.length : index };
    },
    // Removing an element may blur it first. An element that is still connected was left by the user.
    onBlur: ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        if (target.isConnected && held.current?.element === target) held.current = undefined;
      });
    },
  };
};

const cardsOf = (frame: HTMLElement | null): HTMLLIElement[] =>
  frame === null ? [] : [...frame.querySelectorAll('li')];
