import { useWithdraw } from '@baize/features/payments';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import { MoneyStack } from '../moneyOut/MoneyOut.styles.ts';
import { PaymentPasswordPart } from '../paymentPassword/PaymentPasswordPart.tsx';
import { OpenWithdrawals } from './OpenWithdrawals.tsx';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';
import { WithdrawalHistory } from './WithdrawalHistory.tsx';
import { WithdrawFigures } from './WithdrawFigures.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawPlaceholder } from './WithdrawPlaceholder.tsx';

/** Withdrawals: what can be withdrawn, the form, the orders that are open, and the history (REQ-217, D59). */
export function WithdrawPage() {
  const { t } = useLingui();
  const { view, retry } = useWithdraw();
  const [shown, setShown] = useState<string>();
  return (
    <MoneyStack>
      {view.state === 'loading' && <WithdrawPlaceholder />}
      {view.state === 'failed' && (
        <FailedNotice
          title={t({ id: 'withdraw.failed', message: 'Withdrawals could not be loaded' })}
          error={view.error}
          onRetry={retry}
        />
      )}
      {view.state === 'ready' && (
        <>
          <WithdrawFigures terms={view.terms} />
          <OpenWithdrawals onOpen={setShown} />
          <WithdrawForm {...view} onDone={setShown} />
        </>
      )}
      <WithdrawalHistory onOpen={setShown} />
      <PaymentPasswordPart />
      {shown !== undefined && <WithdrawalDialog id={shown} onClose={() => setShown(undefined)} />}
    </MoneyStack>
  );
}
