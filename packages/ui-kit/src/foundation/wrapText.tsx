import type { ReactNode } from 'react';

/**
 * Wraps a string in an element of its own. A browser's page translation replaces text nodes, and React fails to update
 * or remove a replaced one; an element that contains only text keeps working.
 */
export const wrapText = (content: ReactNode): ReactNode =>
  typeof content === 'string' || typeof content === 'number' ? <span>{content}</span> : content;
