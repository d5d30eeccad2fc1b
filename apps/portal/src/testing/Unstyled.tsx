import { type ReactNode, useState } from 'react';
import { StyleSheetManager } from 'styled-components';

/**
 * Keeps styles out of the document. In jsdom each query by role would parse the whole style sheet again, and styles of
 * one test file would hide elements of the next. Stories test the looks.
 */
export function Unstyled({ children }: { readonly children: ReactNode }) {
  const [nowhere] = useState(() => document.createElement('div'));
  return <StyleSheetManager target={nowhere}>{children}</StyleSheetManager>;
}
