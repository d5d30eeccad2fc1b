import type { Scheme } from '@baize/theme';
import { createContext, useContext } from 'react';

/** The scheme of the panel that a story stands in: side by side there are two. */
export const PanelScheme = createContext<Scheme>('dark');

/** For pages that print a scheme's values; components never need it, their colours resolve by themselves. */
export function usePanelScheme(): Scheme {
  return useContext(PanelScheme);
}
