import { useEffect, useEffectEvent, useRef } from 'react';
import type { HeaderPanelsProps, NavigationItem, OpenedPanel } from '../Header/Header.tsx';
import { entryToward } from './entryToward.ts';

/** Delays in ms: hover until a panel opens, hover until an open panel changes, leave until it closes. */
const REST = 140;
const CROSS = 80;
const LEAVE = 240;

/** True for a dialog opened over a panel, which handles its own keys. */
const isInDialog = (target: EventTarget | null) => target instanceof Element && target.closest('dialog') !== null;

/**
 * Opens and closes the panels of a navigation (disclosure pattern of the ARIA authoring practices, WCAG 1.4.13):
 * hovering opens a panel, Arrow Down opens and enters it. Focus alone opens nothing (WCAG 3.2.1), so that Tab does not
 * lead through every panel. Arrow keys move along the row and within a panel, Tab leaves a panel for the next item,
 * Escape closes it.
 */
export const usePanels = ({ navigation, items, opened, onOpen }: HeaderPanelsProps): void => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The item just chosen or closed: it does not open again while the mouse is still over it.
  const done = useRef<string>(undefined);
  const [row, panel] = navigation.children as unknown as [HTMLElement, HTMLElement];
  const controls = () => [...row.querySelectorAll<HTMLElement>(':scope > li > a, :scope > li:last-child > button')];
  const shown = () => controls().filter((control) => control.checkVisibility());
  const entries = () => [...panel.querySelectorAll<HTMLElement>('a, button')];
  const itemAt = (target: EventTarget | null): NavigationItem | undefined => {
    const link = target instanceof Element && row.contains(target) ? target.closest('li')?.firstElementChild : null;
    return items.find(({ href }) => href === link?.getAttribute('href'));
  };
  const openHref = typeof opened?.place === 'object' ? opened.place.href : undefined;
  const own = () =>
    controls()[openHref === undefined ? items.length : items.findIndex(({ href }) => href === openHref)];

  const open = (next: OpenedPanel | undefined, after = 0) => {
    clearTimeout(timer.current);
    timer.current = after === 0 ? undefined : setTimeout(onOpen, after, next);
    if (after === 0) onOpen(next);
  };
  const close = () => {
    done.current = openHref;
    open(undefined);
  };
  const rest = (item: NavigationItem | undefined) => {
    if (item?.panel !== true) return open(undefined, LEAVE);
    if (item.href === openHref) return clearTimeout(timer.current);
    open({ place: item }, opened === undefined ? REST : CROSS);
  };

  const handlePointerOver = useEffectEvent(({ pointerType, target }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    if (!row.contains(target as Node)) return clearTimeout(timer.current);
    const item = itemAt(target);
    if (item !== undefined && item.href === done.current) return;
    done.current = undefined;
    if (item !== undefined || opened?.place !== 'rest') rest(item);
  });
  const handlePointerLeave = useEffectEvent(({ pointerType }: PointerEvent) => {
    done.current = undefined;
    if (pointerType === 'mouse' && !panel.contains(document.activeElement)) open(undefined, LEAVE);
  });
  const handleFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible') || !shown().includes(target)) return;
    if (opened !== undefined && target !== own()) open(undefined);
  });
  const handleFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !navigation.contains(relatedTarget)) open(undefined);
  });
  const handleClick = useEffectEvent(({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a') === null) return;
    const chosen = itemAt(target);
    close();
    done.current = chosen?.href ?? done.current;
  });
  const inRow = (target: HTMLElement, key: string): HTMLElement | undefined => {
    const item = itemAt(target);
    const place = item ?? 'rest';
    if (key !== 'ArrowDown') return key === 'ArrowUp' ? undefined : entryToward(key, shown(), target);
    if (item !== undefined && item.panel !== true) return undefined;
    open({ place, entered: true });
    return target;
  };
  const inPanel = (target: HTMLElement, { key, shiftKey }: KeyboardEvent): HTMLElement | undefined => {
    const all = entries();
    const control = own();
    if (key === 'ArrowUp') return entryToward(key, all, target) ?? control;
    if (key !== 'Tab') return entryToward(key, all, target);
    if (shiftKey) return target === all[0] ? control : undefined;
    return target === all.at(-1) ? shown()[shown().findIndex((each) => each === control) + 1] : undefined;
  };
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || isInDialog(target)) return;
    const next = row.contains(target) ? inRow(target, key) : inPanel(target, event);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  });
  const handleEscape = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape' || opened === undefined || isInDialog(target)) return;
    if (panel.contains(document.activeElement)) own()?.focus();
    close();
  });
  const handlePressElsewhere = useEffectEvent(({ target }: Event) => {
    if (opened !== undefined && !navigation.contains(target as Node)) open(undefined);
  });
  // The pointer was over an item before this code had loaded.
  const takeUp = useEffectEvent(() => {
    if (opened === undefined) rest(itemAt(row.querySelector('li:hover')));
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    navigation.addEventListener('pointerover', handlePointerOver, { signal });
    navigation.addEventListener('pointerleave', handlePointerLeave, { signal });
    navigation.addEventListener('focusin', handleFocusIn, { signal });
    navigation.addEventListener('focusout', handleFocusOut, { signal });
    navigation.addEventListener('click', handleClick, { signal });
    navigation.addEventListener('keydown', handleKeyDown, { signal });
    document.addEventListener('keydown', handleEscape, { signal });
    document.addEventListener('pointerdown', handlePressElsewhere, { signal });
    takeUp();
    return () => {
      listening.abort();
      clearTimeout(timer.current);
    };
  }, [navigation]);

  useEffect(() => {
    if (opened?.entered === true) navigation.lastElementChild?.querySelector('a')?.focus();
  }, [navigation, opened]);
};
