import { schemeAtom, type Scheme } from '@baize/features/preferences';
import { useAtomValue, useSetAtom } from 'jotai';

/**
 * The switch between dark and light: one attribute of the page, so nothing renders again (REQ-007). The boot script has
 * set what this device remembers before the first paint.
 */
export function useScheme(): { readonly toggle: () => void } {
  const remember = useSetAtom(schemeAtom);
  return {
    toggle: () => {
      const scheme = schemeOnScreen() === 'dark' ? 'light' : 'dark';
      document.documentElement.dataset['scheme'] = scheme;
      remember(scheme);
    },
  };
}

/** The scheme on the screen; renders again when the player switches. Use it only for what the server does not render. */
export function useSchemeOnScreen(): Scheme {
  useAtomValue(schemeAtom);
  return schemeOnScreen();
}

function schemeOnScreen(): Scheme {
  const scheme = document.documentElement.dataset['scheme'];
  if (scheme === 'dark' || scheme === 'light') return scheme;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
