import { checksOf, type CheckKey, type Security } from '@baize/features/security';
import { Button } from '@baize/ui-kit/Button';
import { StatusBadge } from '@baize/ui-kit/StatusBadge';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { ButtonRow, MoneyPart } from '../moneyOut/MoneyOut.styles.ts';
import { SecurityDialog, type SecurityStep } from './SecurityDialog.tsx';
import { SecurityFacts, SecurityList } from './SecurityPage.styles.ts';
import { useCheckTexts } from './useCheckTexts.ts';

/** The checks of the account, each done or with the button that does it. */
export function SecurityChecks({ security }: { readonly security: Security }) {
  const { t } = useLingui();
  const texts = useCheckTexts(security);
  const [step, setStep] = useState<SecurityStep>();
  const done = t({ id: 'security.done', message: 'Done' });
  const open = t({ id: 'security.open', message: 'Not set' });
  const title = t({ id: 'security.title', message: 'Protect your account' });
  const id = useId();
  return (
    <MoneyPart aria-label={title}>
      <h2>{title}</h2>
      <SecurityList>
        {checksOf(security).map(({ key, isDone }) => (
          <li key={key}>
            <SecurityFacts>
              <h3>
                <span id={`${id}${key}`}>{texts[key].title}</span>
                <StatusBadge tone={isDone ? 'success' : 'warning'} word={isDone ? done : open} />
              </h3>
              <p>{texts[key].text}</p>
            </SecurityFacts>
            <ButtonRow>
              {buttonsOf(key, security).map((each) => (
                <Button
                  key={each}
                  variant={isDone ? 'plain' : 'quiet'}
                  aria-haspopup="dialog"
                  aria-describedby={`${id}${key}`}
                  onClick={() => setStep(each)}
                >
                  {texts[key].buttons[each]}
                </Button>
              ))}
            </ButtonRow>
          </li>
        ))}
      </SecurityList>
      {step !== undefined && <SecurityDialog step={step} security={security} onClose={() => setStep(undefined)} />}
    </MoneyPart>
  );
}

/** Whether a payment password can be set by a code: to a bound contact. */
const canGetCode = ({ mobile, email }: Security): boolean => mobile !== undefined || email !== undefined;

/** The buttons of a check: what its next step is, and what else can be changed. */
const buttonsOf = (key: CheckKey, security: Security): readonly SecurityStep[] => {
  const { hasPassword, hasPaymentPassword, hasAuthenticator, proof } = security;
  switch (key) {
    case 'password':
      return hasPassword ? ['password'] : [];
    case 'paymentPassword': {
      const byCode: readonly SecurityStep[] =
        canGetCode(security) && (hasPaymentPassword || !hasPassword) ? ['recoverPayment'] : [];
      return hasPassword ? ['paymentPassword', ...byCode] : byCode;
    }
    case 'mobile':
      return proof === undefined ? [] : ['mobile'];
    case 'email':
      return proof === undefined ? [] : ['email'];
    case 'authenticator':
      if (proof === undefined) return [];
      return hasAuthenticator ? ['newCodes', 'authenticatorOff'] : ['authenticator'];
  }
};
