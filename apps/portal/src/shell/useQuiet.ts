import { quietAtom } from '@baize/features/preferences';
import { useAtom } from 'jotai';

/**
 * Quiet mode: nothing plays by itself, no badges, no winners. It is a fact that pages read, and an attribute of the
 * document for style sheets; the boot script has set what this device remembers before the first paint.
 */
export function useQuiet(): { readonly quiet: boolean; readonly toggle: () => void } {
  const [quiet, remember] = useAtom(quietAtom);
  return {
    quiet,
    toggle: () => {
      document.documentElement.toggleAttribute('data-quiet', !quiet);
      remember(!quiet);
    },
  };
}
