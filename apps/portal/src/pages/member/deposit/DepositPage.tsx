import { usePaymentMethods, usePendingDeposits } from '@baize/features/payments';
import { LoadedContent } from '@baize/ui-kit/LoadedContent';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import type { GatewayError } from '../../../site/words/useErrorText.ts';
import { DepositDesk } from './DepositDesk.tsx';
import { DepositHistory } from './DepositHistory.tsx';
import { DepositFrame, DepositPanel } from './DepositPage.styles.ts';

/** Deposits of the member: a new one, one that is waiting for its payment, and the history (REQ-217). */
export function DepositPage() {
  const { t } = useLingui();
  const methods = usePaymentMethods();
  const pending = usePendingDeposits();
  const loading = (
    <DepositPanel aria-busy>
      <Skeleton shape="figure" />
      <Skeleton shape="figure" />
      <Skeleton shape="line" />
    </DepositPanel>
  );
  const renderFailure = (error: GatewayError, retry: () => void) => (
    <FailedNotice
      title={t({ id: 'deposit.methods.failed', message: 'The payment methods could not be loaded' })}
      error={error}
      onRetry={retry}
    />
  );
  // The order to show, `new` for the form. Decided once the orders have loaded, so that the form never turns into one.
  const [shown, setShown] = useState<string>();
  if (shown === undefined && pending !== undefined) setShown(pending[0]?.id ?? NEW);
  return (
    <DepositFrame>
      <LoadedContent
        of={methods}
        loading={loading}
        failed={renderFailure}
        isEmpty={({ deposit }) => deposit.length === 0}
        empty={
          <StatusScreen
            compact
            kind="empty"
            title={t({ id: 'deposit.methods.none', message: 'Deposits are not offered at the moment' })}
          />
        }
      >
        {(data) =>
          shown === undefined ? (
            loading
          ) : (
            <DepositDesk
              methods={data}
              order={shown === NEW ? undefined : shown}
              onOrder={(id) => setShown(id ?? NEW)}
            />
          )
        }
      </LoadedContent>
      <DepositHistory onContinue={setShown} />
    </DepositFrame>
  );
}

const NEW = 'new';
