import { KitWordsProvider } from '@baize/ui-kit/KitWords';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Provides the kit's words in the language on screen. */
export function ShellWords({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const words = {
    close: t({ id: 'kit.close', message: 'Close' }),
    loading: t({ id: 'kit.loading', message: 'Loading' }),
    menu: t({ id: 'kit.menu', message: 'Menu' }),
    more: t({ id: 'kit.more', message: 'More' }),
    showPassword: (field: string) => t({ id: 'kit.showPassword', message: `Show password: ${field}` }),
    hidePassword: (field: string) => t({ id: 'kit.hidePassword', message: `Hide password: ${field}` }),
    play: t({ id: 'kit.play', message: 'Play' }),
    tryGame: t({ id: 'kit.tryGame', message: 'Demo' }),
    pause: t({ id: 'kit.pause', message: 'Pause' }),
    resume: t({ id: 'kit.resume', message: 'Resume' }),
    previous: t({ id: 'kit.previous', message: 'Previous' }),
    next: t({ id: 'kit.next', message: 'Next' }),
    new: t({ id: 'kit.new', message: 'New' }),
    maintenance: t({ id: 'kit.maintenance', message: 'Under maintenance' }),
    fullScreen: t({ id: 'kit.fullScreen', message: 'Full screen' }),
    openInTab: t({ id: 'kit.openInTab', message: 'Open in a new tab' }),
    slideOf: (slide: number, count: number) => t({ id: 'kit.slideOf', message: `Slide ${slide} of ${count}` }),
    arrowKeys: t({ id: 'kit.arrowKeys', message: 'Move with the arrow keys' }),
    vendorsOf: (shelf: string) => t({ id: 'kit.vendorsOf', message: `Providers: ${shelf}` }),
  };
  return <KitWordsProvider words={words}>{children}</KitWordsProvider>;
}
