import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Another page of a list is read from its start, where the focus goes; on going back the browser knows where one was. */
export function useListStart(start: RefObject<HTMLElement | null>, page: number): void {
  const goingBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!goingBack) start.current?.focus();
  }, [start, page, goingBack]);
}
