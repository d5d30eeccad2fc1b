import { type ReactNode, useState } from 'react';
import { StyleSheetManager } from 'styled-components';

/**
 * Keeps styles out of the document: each query by role would make jsdom read the whole style sheet again, and what one
 * test file leaves in it would hide what the next one looks for. Looks are tested by stories.
 */
export function Unstyled({ children }: { readonly children: ReactNode }) {
  const [nowhere] = useState(() => document.createElement('div'));
  return <StyleSheetManager target={nowhere}>{children}</StyleSheetManager>;
}
