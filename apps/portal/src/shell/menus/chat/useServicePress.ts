import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isPlainPress } from '../../../routes/isPlainPress.ts';

/** A press waits no longer than this to hear whether there is a chat. */
const HELD_SECONDS = 2;

/** Whether there is a chat; `open` is one that is on the screen, where links lead where they say. */
export type ChatState = 'unknown' | 'none' | 'ready' | 'open';

/**
 * Takes plain presses of links to customer service over: `onOpen` is told the link once there is a chat. One that comes
 * before that is known is held; where there is none, or nobody knows in time, it follows its link after all.
 */
export function useServicePress(href: string, chat: ChatState, onOpen: (link: HTMLElement) => void): void {
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
}

/** The link that a press was meant for. */
function linkPressed({ target }: Event): HTMLElement | null | undefined {
  return target instanceof Element ? target.closest('a') : undefined;
}
