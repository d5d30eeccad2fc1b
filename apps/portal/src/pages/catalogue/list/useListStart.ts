import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to a list's start when its page changes. On Back and Forward the browser restores the place instead.
 */
export const useListStart = (start: RefObject<HTMLElement | null>, page: number): void => {
  const goingBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!goingBack) start.current?.focus();
  }, [start, page, goingBack]);
};
