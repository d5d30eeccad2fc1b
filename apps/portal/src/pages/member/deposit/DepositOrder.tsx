import { isOpen, payAddress, useDeposit, useSecondsToPay, type ReceivedDeposit } from '@baize/features/payments';
import { useBalance } from '@baize/features/wallet';
import { AmountText } from '@baize/ui-kit/AmountText';
import { Button, ButtonLink } from '@baize/ui-kit/Button';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { moreIcons } from '@baize/ui-kit/Icon';
import { LoadedContent } from '@baize/ui-kit/LoadedContent';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { StatusBadge } from '@baize/ui-kit/StatusBadge';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import type { GatewayError } from '../../../site/words/useErrorText.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { CancelButton } from './CancelButton.tsx';
import { DepositFacts } from './DepositFacts.tsx';
import { DepositActions, DepositFigure, DepositPanel, TimeLeft } from './DepositPage.styles.ts';
import { DepositSteps } from './DepositSteps.tsx';
import { useDepositWords } from './useDepositWords.ts';

type DepositOrderProps = {
  readonly id: string;
  readonly onNew: () => void;
};

/** An order: the way to its pay page, the time left, its state as it changes, and its steps. */
export function DepositOrder({ id, onNew }: DepositOrderProps) {
  const { t } = useLingui();
  const order = useDeposit(id);
  const renderFailure = (error: GatewayError, retry: () => void) => (
    <FailedNotice
      title={t({ id: 'deposit.failed', message: 'This deposit could not be loaded' })}
      error={error}
      onRetry={retry}
    />
  );
  return (
    <LoadedContent
      of={order}
      loading={
        <DepositPanel aria-busy>
          <Skeleton shape="figure" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </DepositPanel>
      }
      failed={renderFailure}
    >
      {(deposit) => <OrderPanel deposit={deposit} onRefresh={order.retry} onNew={onNew} />}
    </LoadedContent>
  );
}

type OrderPanelProps = {
  readonly deposit: ReceivedDeposit;
  readonly onRefresh: () => void;
  readonly onNew: () => void;
};

function OrderPanel({ deposit, onRefresh, onNew }: OrderPanelProps) {
  const { t } = useLingui();
  const exact = useExactMoney();
  const words = useDepositWords();
  useBalanceAfter(deposit.status === 'credited');
  const { status, amount, currency } = deposit;
  const address = payAddress(deposit);
  const title = t({ id: 'deposit.order', message: 'Your deposit' });
  return (
    <DepositPanel aria-label={title}>
      <DepositFigure>
        <AmountText size="large" amount={exact(amount, currency)} />
        <StatusBadge {...words.status(status)} />
      </DepositFigure>
      <output>{words.meaning(deposit)}</output>
      {status === 'pending' && (
        <>
          <SecondsToPay deposit={deposit} />
          <DepositActions>
            {address === undefined ? (
              <FormMessage>
                {t({
                  id: 'deposit.pay.none',
                  message: 'The payment page is not available. Cancel this deposit and try again.',
                })}
              </FormMessage>
            ) : (
              <ButtonLink
                variant="main"
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                icon={moreIcons.external}
              >
                {t({ id: 'deposit.pay', message: 'Open the payment page' })}
              </ButtonLink>
            )}
            <Button onClick={onRefresh}>{t({ id: 'deposit.havePaid', message: 'I have paid' })}</Button>
            <CancelButton id={deposit.id} />
          </DepositActions>
        </>
      )}
      <DepositSteps deposit={deposit} />
      <DepositFacts deposit={deposit} />
      <div>
        <Button variant={isOpen(deposit) ? 'quiet' : 'main'} onClick={onNew}>
          {t({ id: 'deposit.new', message: 'Make another deposit' })}
        </Button>
      </div>
    </DepositPanel>
  );
}

function SecondsToPay({ deposit }: { readonly deposit: ReceivedDeposit }) {
  const { t } = useLingui();
  const left = useSecondsToPay(deposit);
  if (left === undefined) return <TimeLeft />;
  const time = bidiIsolate(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`);
  return <TimeLeft role="timer">{t({ id: 'deposit.left', message: `Time left to pay: ${time}` })}</TimeLeft>;
}

/** Refetches the balance when an order has been credited, for a page that receives no live events. */
const useBalanceAfter = (isCredited: boolean): void => {
  const { refresh } = useBalance();
  const handleCredited = useEffectEvent(refresh);
  useEffect(() => {
    if (isCredited) handleCredited();
  }, [isCredited]);
};
