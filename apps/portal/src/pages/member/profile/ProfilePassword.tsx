import { Button } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { withTimeout } from '../../../site/withTimeout.ts';
import { lazyPart } from '../../../site/words/lazyWithWords.tsx';

const OwnPasswordDialog = lazyPart('session', () =>
  withTimeout(() => import('../../session/login/OwnPasswordDialog.tsx').then((chunk) => chunk.OwnPasswordDialog)),
);

/** The button that opens the password dialog, and the confirmation of the change (REQ-148). */
export function ProfilePassword() {
  const { t } = useLingui();
  const [step, setStep] = useState<'closed' | 'open' | 'changed'>('closed');
  return (
    <>
      <Button wide onClick={() => setStep('open')}>
        {t({ id: 'profile.changePassword', message: 'Change password' })}
      </Button>
      <output>
        {step === 'changed' && t({ id: 'profile.passwordChanged', message: 'Your password has been changed.' })}
      </output>
      {step === 'open' && (
        <Suspense>
          <OwnPasswordDialog onDone={(changed) => setStep(changed ? 'changed' : 'closed')} />
        </Suspense>
      )}
    </>
  );
}
