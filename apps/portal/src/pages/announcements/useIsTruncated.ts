import { type RefObject, useEffect, useState } from 'react';

/** True while the content is taller than its box. */
export const useIsTruncated = (box: RefObject<HTMLElement | null>): boolean => {
  const [isTruncated, setCut] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return isTruncated;
};
