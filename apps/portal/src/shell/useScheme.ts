import { schemeAtom, type Scheme } from '@baize/features/preferences';
import { useAtom } from 'jotai';
import { useEffect } from 'react';

/** The switch between dark and light: one attribute of the page, so nothing renders again (REQ-007). */
export function useScheme(): { readonly toggle: () => void } {
  const [chosen, choose] = useAtom(schemeAtom);

  useEffect(() => {
    if (chosen !== undefined) document.documentElement.dataset['scheme'] = chosen;
  }, [chosen]);

  return { toggle: () => choose(schemeOnScreen() === 'dark' ? 'light' : 'dark') };
}

function schemeOnScreen(): Scheme {
  const scheme = document.documentElement.dataset['scheme'];
  if (scheme === 'dark' || scheme === 'light') return scheme;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
