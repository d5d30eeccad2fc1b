import { useCancelDeposit } from '@baize/features/payments';
import type { CancelDepositCode } from '@baize/features/payments';
import { Button } from '@baize/ui-kit/Button';
import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRefusalText } from '../../../site/words/useRefusalText.ts';

/** Cancels a pending order, after a question. */
export function CancelButton({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { cancel, isBusy, refusal } = useCancelDeposit(id);
  const refusalText = useRefusalText<CancelDepositCode>({
    orderUnknown: () => t({ id: 'deposit.cancel.unknown', message: 'This deposit no longer exists.' }),
    paymentsAway: () =>
      t({
        id: 'deposit.cancel.away',
        message: 'The payment service does not answer. The deposit was not cancelled. Try again.',
      }),
  });
  const label = t({ id: 'deposit.cancel', message: 'Cancel the deposit' });
  return (
    <>
      <Button busy={isBusy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {refusal && <FormMessage role="alert">{refusalText(refusal)}</FormMessage>}
      <ConfirmDialog
        open={isAsking}
        title={t({ id: 'deposit.cancel.title', message: 'Cancel this deposit?' })}
        text={t({
          id: 'deposit.cancel.text',
          message: 'If you have paid already, keep it. It is credited when the payment arrives.',
        })}
        confirmLabel={label}
        cancelLabel={t({ id: 'deposit.cancel.keep', message: 'Keep the deposit' })}
        onConfirm={() => {
          setAsking(false);
          cancel();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
