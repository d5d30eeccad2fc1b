import { usePaymentPassword } from '@baize/features/member';
import { Button } from '@baize/ui-kit/Button';
import { LoadedContent } from '@baize/ui-kit/LoadedContent';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { notifyAtom } from '../../../site/parts/notices.atoms.ts';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import type { GatewayError } from '../../../site/words/useErrorText.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { MoneyPart, PartHead } from '../moneyOut/MoneyOut.styles.ts';
import { PaymentPasswordDialog } from './PaymentPasswordDialog.tsx';

/** Whether the member has a payment password, with the button that sets or changes it (D57). */
export function PaymentPasswordPart() {
  const { t } = useLingui();
  const notify = useSetAtom(notifyAtom);
  const [isOpen, setOpen] = useState(false);
  const title = t({ id: 'paymentPassword.title', message: 'Payment password' });
  const renderFailure = (error: GatewayError, retry: () => void) => (
    <FailedNotice
      title={t({ id: 'paymentPassword.failed', message: 'The payment password could not be checked' })}
      error={error}
      onRetry={retry}
    />
  );
  return (
    <MoneyPart aria-label={title}>
      <LoadedContent of={usePaymentPassword()} loading={<Skeleton shape="figure" />} failed={renderFailure}>
        {({ isSet, lockedUntil }) => (
          <>
            <PartHead>
              <h2>{title}</h2>
              <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
                {isSet
                  ? t({ id: 'paymentPassword.change', message: 'Change payment password' })
                  : t({ id: 'paymentPassword.set', message: 'Set a payment password' })}
              </Button>
            </PartHead>
            <PaymentPasswordState isSet={isSet} lockedUntil={lockedUntil} />
            {isOpen && (
              <PaymentPasswordDialog
                isSet={isSet}
                onClose={() => setOpen(false)}
                onDone={() => {
                  setOpen(false);
                  notify({
                    tone: 'success',
                    text: t({ id: 'paymentPassword.done', message: 'Your payment password has been saved.' }),
                  });
                }}
              />
            )}
          </>
        )}
      </LoadedContent>
    </MoneyPart>
  );
}

type PaymentPasswordStateProps = { readonly isSet: boolean; readonly lockedUntil: string | undefined };

function PaymentPasswordState({ isSet, lockedUntil }: PaymentPasswordStateProps) {
  const { t } = useLingui();
  const dateTime = useDateTime();
  if (lockedUntil !== undefined) {
    const until = dateTime(lockedUntil);
    return (
      <p>
        {t({
          id: 'paymentPassword.locked',
          message: `Too many wrong entries: payments are locked until ${until}. A new payment password unlocks them.`,
        })}
      </p>
    );
  }
  return (
    <p>
      {isSet
        ? t({ id: 'paymentPassword.isSet', message: 'It is set. You need it for withdrawals, transfers and points.' })
        : t({
            id: 'paymentPassword.isNotSet',
            message: 'You have none yet. You need one for withdrawals, transfers and points.',
          })}
    </p>
  );
}
