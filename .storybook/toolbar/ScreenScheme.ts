import type { Scheme } from '@baize/theme';
import { createContext, useContext } from 'react';

/** The scheme that a story is shown in. */
export const ScreenScheme = createContext<Scheme>('dark');

/**
 * The scheme on screen, for pages that print its values. Components do not need it: their colours are CSS variables.
 */
export const useScreenScheme = (): Scheme => useContext(ScreenScheme);
