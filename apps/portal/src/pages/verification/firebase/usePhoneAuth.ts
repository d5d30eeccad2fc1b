import type { PhoneAuth } from '@baize/features/verification';
import { languages } from '@baize/domain/languages';
import { useState } from 'react';
import { useSite } from '../../../site/SiteContext.ts';
import { withTimeout } from '../../../site/withTimeout.ts';

const load = () => import('./firebasePhone.ts').then((chunk) => chunk.firebasePhone);

/**
 * The service that verifies mobile numbers in place of the gateway; undefined for merchants without one. Its library
 * loads on first use, and a failed load is retried on the next.
 */
export const usePhoneAuth = (): PhoneAuth | undefined => {
  const { document, language } = useSite();
  const { firebase } = document;
  const [phoneAuth] = useState((): PhoneAuth | undefined => {
    if (firebase?.phone !== true) return undefined;
    let opened: Promise<PhoneAuth> | undefined;
    const open = (): Promise<PhoneAuth> => {
      opened ??= withTimeout(load).then((firebasePhone) => firebasePhone(firebase, languages[language].tag));
      opened.catch(() => (opened = undefined));
      return opened;
    };
    return {
      send: (number) =>
        open().then(
          (service) => service.send(number),
          () => 'network',
        ),
      prove: (code) =>
        open().then(
          (service) => service.prove(code),
          () => ({ ok: false, code: 'network' }),
        ),
    };
  });
  return phoneAuth;
};
