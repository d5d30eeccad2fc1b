import { schemeAtom, type Scheme } from '@baize/features/preferences';
import { useAtomValue, useSetAtom } from 'jotai';

/**
 * Switches between dark and light by an attribute of the document, without rendering (REQ-007). The boot script
 * restores the stored scheme before the first paint.
 */
export const useScheme = (): { readonly toggle: () => void } => {
  const remember = useSetAtom(schemeAtom);
  return {
    toggle: () => {
      const scheme = schemeOnScreen() === 'dark' ? 'light' : 'dark';
      document.documentElement.dataset['scheme'] = scheme;
      remember(scheme);
    },
  };
};

/**
 * The scheme on screen; re-renders on a switch. Not for components that the server renders, since it does not know it.
 */
export const useSchemeOnScreen = (): Scheme => {
  useAtomValue(schemeAtom);
  return schemeOnScreen();
};

const schemeOnScreen = (): Scheme => {
  const scheme = document.documentElement.dataset['scheme'];
  if (scheme === 'dark' || scheme === 'light') return scheme;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};
