import { languages } from '@baize/domain/languages';
import type { ProviderWindow } from '@baize/features/session/login/social';
import { useEffect, useState } from 'react';
import { useSite } from '../../../site/SiteContext.ts';
import { withTimeout } from '../../../site/withTimeout.ts';

const load = () => import('./firebaseWindow.ts').then((chunk) => chunk.firebaseWindow);

/**
 * The sign-in windows of providers for merchants with Firebase; undefined for others. The library loads when the
 * buttons are shown, since browsers block a window that opens long after the press.
 */
export const useProviderWindow = (): ProviderWindow | undefined => {
  const { document, language } = useSite();
  const { firebase } = document;
  const [open] = useState(() => {
    if (firebase === undefined || firebase.signIn.length === 0) return undefined;
    let opened: Promise<ProviderWindow['open']> | undefined;
    return (): Promise<ProviderWindow['open']> => {
      opened ??= withTimeout(load).then((firebaseWindow) => firebaseWindow(firebase, languages[language].tag));
      opened.catch(() => (opened = undefined));
      return opened;
    };
  });
  useEffect(() => {
    // After a failure, the press loads it again.
    open?.().catch(() => undefined);
  }, [open]);
  if (firebase === undefined || open === undefined) return undefined;
  return {
    providers: firebase.signIn,
    open: (provider) =>
      open().then(
        (choose) => choose(provider),
        () => ({ ok: false, code: 'network' }),
      ),
  };
};
