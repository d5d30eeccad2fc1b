import type { ReactNode } from 'react';

/**
 * Wraps a string in an element of its own. A browser's translation replaces text nodes, and React cannot change or remove
 * a text node that was replaced; an element with nothing but text keeps working.
 */
export function wrapText(content: ReactNode): ReactNode {
  return typeof content === 'string' || typeof content === 'number' ? <span>{content}</span> : content;
}
