import type { Security } from '@baize/features/security';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { Suspense } from 'react';
import { notifyAtom } from '../../../site/parts/notices.atoms.ts';
import { withTimeout } from '../../../site/withTimeout.ts';
import { lazyPart } from '../../../site/words/lazyWithWords.tsx';
import { PaymentPasswordDialog } from '../paymentPassword/PaymentPasswordDialog.tsx';
import { AuthenticatorDialog } from './AuthenticatorDialog.tsx';
import { AuthenticatorOffDialog } from './AuthenticatorOffDialog.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { NewCodesDialog } from './NewCodesDialog.tsx';
import { RecoverPaymentDialog } from './RecoverPaymentDialog.tsx';

const OwnPasswordDialog = lazyPart('session', () =>
  withTimeout(() => import('../../session/login/OwnPasswordDialog.tsx').then((chunk) => chunk.OwnPasswordDialog)),
);

export type SecurityStep =
  | 'password'
  | 'paymentPassword'
  | 'recoverPayment'
  | 'mobile'
  | 'email'
  | 'authenticator'
  | 'newCodes'
  | 'authenticatorOff';

type SecurityDialogProps = {
  readonly step: SecurityStep;
  readonly security: Security;
  readonly onClose: () => void;
};

/** The dialog of a step; its success is said in a notice. */
export function SecurityDialog({ step, security, onClose }: SecurityDialogProps) {
  const { t } = useLingui();
  const notify = useSetAtom(notifyAtom);
  const { proof = 'password' } = security;
  const finish = (text: string) => (): void => {
    onClose();
    notify({ tone: 'success', text });
  };
  const paymentDone = finish(t({ id: 'paymentPassword.done', message: 'Your payment password has been saved.' }));
  switch (step) {
    case 'password': {
      const changed = finish(t({ id: 'security.passwordChanged', message: 'Your password has been changed.' }));
      return (
        <Suspense>
          <OwnPasswordDialog onDone={(isChanged) => (isChanged ? changed() : onClose())} />
        </Suspense>
      );
    }
    case 'paymentPassword':
      return <PaymentPasswordDialog isSet={security.hasPaymentPassword} onDone={paymentDone} onClose={onClose} />;
    case 'recoverPayment':
      return <RecoverPaymentDialog security={security} onDone={paymentDone} onClose={onClose} />;
    case 'mobile':
    case 'email':
      return (
        <ContactDialog
          channel={step === 'mobile' ? 'sms' : 'email'}
          security={security}
          kind={proof}
          onDone={finish(
            step === 'mobile'
              ? t({ id: 'security.mobile.saved', message: 'Your mobile number has been saved.' })
              : t({ id: 'security.email.saved', message: 'Your e-mail address has been saved.' }),
          )}
          onClose={onClose}
        />
      );
    case 'authenticator':
      return <AuthenticatorDialog kind={proof} onClose={onClose} />;
    case 'newCodes':
      return <NewCodesDialog kind={proof} onClose={onClose} />;
    case 'authenticatorOff':
      return (
        <AuthenticatorOffDialog
          kind={proof}
          onDone={finish(t({ id: 'security.app.isOff', message: 'The authenticator app is turned off.' }))}
          onClose={onClose}
        />
      );
  }
}
