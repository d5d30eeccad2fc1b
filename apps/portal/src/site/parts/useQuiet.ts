import { quietAtom } from '@baize/features/preferences';
import { useAtom } from 'jotai';

/**
 * Quiet mode: nothing plays by itself, no badges, no winners. Stored as an atom for components, and as an attribute of
 * the document for styles; the boot script restores the attribute before the first paint.
 */
export const useQuiet = (): { readonly quiet: boolean; readonly toggle: () => void } => {
  const [quiet, remember] = useAtom(quietAtom);
  return {
    quiet,
    toggle: () => {
      document.documentElement.toggleAttribute('data-quiet', !quiet);
      remember(!quiet);
    },
  };
};
