import type { Scheme } from '@baize/theme';
import { createContext, useContext } from 'react';

/** The scheme that a story is shown in. */
export const ScreenScheme = createContext<Scheme>('dark');

/** For pages that print a scheme's values; components never need it, their colours resolve by themselves. */
export function useScreenScheme(): Scheme {
  return useContext(ScreenScheme);
}
