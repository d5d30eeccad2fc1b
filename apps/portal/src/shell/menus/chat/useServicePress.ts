import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isPlainPress } from '../../../site/routes/isPlainPress.ts';

/** Longest time that a press is held until it is known whether there is a chat. */
const HELD_SECONDS = 2;

/** Availability of the chat; `open` means that it is on the screen, where links navigate as usual. */
export type ChatState = 'unknown' | 'none' | 'ready' | 'open';

/**
 * Intercepts plain presses of links to customer service: calls `onOpen` with the link once there is a chat. An earlier
 * press is held for up to two seconds; without a chat it then follows its link.
 */
export const useServicePress = (href: string, chat: ChatState, onOpen: (link: HTMLElement) => void): void => {
  const [held, hold] = useState<HTMLElement>();
  const isFollowed = useRef(false);

  const handleClick = useEffectEvent((event: MouseEvent) => {
    const link = linkPressed(event);
    if (isFollowed.current || !isPlainPress(event) || link?.getAttribute('href') !== href) return;
    event.preventDefault();
    event.stopPropagation();
    if (chat === 'ready') onOpen(link);
    else hold((before) => before ?? link);
  });
  const isListening = chat === 'unknown' || chat === 'ready';
  useEffect(() => {
    if (!isListening) return undefined;
    const handle = (event: MouseEvent) => handleClick(event);
    document.addEventListener('click', handle, { capture: true });
    return () => document.removeEventListener('click', handle, { capture: true });
  }, [isListening]);

  const handleKnown = useEffectEvent((link: HTMLElement, isReady: boolean) => {
    hold(undefined);
    if (isReady) return onOpen(link);
    isFollowed.current = true;
    link.click();
    isFollowed.current = false;
  });
  useEffect(() => {
    if (held === undefined) return undefined;
    const wait = chat === 'unknown' ? HELD_SECONDS * 1000 : 0;
    const timer = setTimeout(() => handleKnown(held, chat === 'ready'), wait);
    return () => clearTimeout(timer);
  }, [held, chat]);
};

/** The link at the target of a press. */
const linkPressed = ({ target }: Event): HTMLElement | null | undefined =>
  target instanceof Element ? target.closest('a') : undefined;
