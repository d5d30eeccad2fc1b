import type { CheckKey, Security } from '@baize/features/security';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import type { SecurityStep } from './SecurityDialog.tsx';

type CheckTexts = {
  readonly title: string;
  readonly text: string;
  readonly buttons: Readonly<Partial<Record<SecurityStep, string>>>;
};

/** Title, state and buttons of each check. */
export const useCheckTexts = (security: Security): Readonly<Record<CheckKey, CheckTexts>> => {
  const { t } = useLingui();
  const { hasPassword, hasPaymentPassword, mobile, email, hasAuthenticator, recoveryCodes } = security;
  const change = t({ id: 'security.change', message: 'Change' });
  const add = t({ id: 'security.add', message: 'Add' });
  return {
    password: {
      title: t({ id: 'security.password', message: 'Login password' }),
      text: hasPassword
        ? t({ id: 'security.password.set', message: 'Choose one that you use nowhere else.' })
        : t({
            id: 'security.password.none',
            message: 'You log in through another service. To set a password, log out and use “Forgot password”.',
          }),
      buttons: { password: change },
    },
    paymentPassword: {
      title: t({ id: 'paymentPassword.title', message: 'Payment password' }),
      text: hasPaymentPassword
        ? t({ id: 'paymentPassword.isSet', message: 'It is set. You need it for withdrawals, transfers and points.' })
        : t({
            id: 'paymentPassword.isNotSet',
            message: 'You have none yet. You need one for withdrawals, transfers and points.',
          }),
      buttons: {
        paymentPassword: hasPaymentPassword ? change : t({ id: 'security.set', message: 'Set' }),
        recoverPayment: t({ id: 'security.payment.byCode', message: 'Set by a code' }),
      },
    },
    mobile: {
      title: t({ id: 'security.mobile', message: 'Mobile number' }),
      text:
        mobile === undefined
          ? t({ id: 'security.mobile.none', message: 'It helps you get back in and receives codes.' })
          : bidiIsolate(mobile),
      buttons: { mobile: mobile === undefined ? add : change },
    },
    email: {
      title: t({ id: 'security.email', message: 'E-mail address' }),
      text:
        email === undefined
          ? t({ id: 'security.email.none', message: 'We tell you there when something changes.' })
          : bidiIsolate(email),
      buttons: { email: email === undefined ? add : change },
    },
    authenticator: {
      title: t({ id: 'security.app', message: 'Authenticator app' }),
      text: hasAuthenticator
        ? t({
            id: 'security.app.on',
            message: plural(recoveryCodes, {
              one: `It is asked for at every login. # recovery code is left.`,
              other: `It is asked for at every login. # recovery codes are left.`,
            }),
          })
        : t({ id: 'security.app.off', message: 'A code from your phone protects every login.' }),
      buttons: {
        authenticator: t({ id: 'security.app.turnOn', message: 'Turn on' }),
        newCodes: t({ id: 'security.app.newCodes', message: 'New recovery codes' }),
        authenticatorOff: t({ id: 'security.app.turnOff', message: 'Turn off' }),
      },
    },
  };
};
