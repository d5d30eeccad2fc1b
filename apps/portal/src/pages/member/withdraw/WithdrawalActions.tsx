import { useCoolingSeconds, useOrderActions, type OrderActions, type Withdrawal } from '@baize/features/payments';
import { Button } from '@baize/ui-kit/Button';
import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { ButtonRow } from '../moneyOut/MoneyOut.styles.ts';
import { useMoneyRefusalText } from '../moneyOut/useMoneyRefusalText.ts';
import { PartlyForm } from './PartlyForm.tsx';

type WithdrawalActionsProps = {
  readonly order: Withdrawal;
  readonly onDone?: (() => void) | undefined;
};

/** Takes an order back while it cools; reports what arrived of one that was sent (REQ-224). */
export function WithdrawalActions({ order, onDone }: WithdrawalActionsProps) {
  const actions = useOrderActions(order.id, () => onDone?.());
  const refusalText = useMoneyRefusalText(order.currency);
  return (
    <>
      {order.status === 'cooling' && <TakeBack order={order} {...actions} />}
      {order.status === 'sent' && <Report order={order} {...actions} />}
      {actions.refusal && <FormMessage role="alert">{refusalText(actions.refusal)}</FormMessage>}
    </>
  );
}

const MINUTE_SECONDS = 60;

/** Time left as minutes and seconds. */
const clockText = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE_SECONDS)}:${String(seconds % MINUTE_SECONDS).padStart(2, '0')}`;

type ActionProps = OrderActions & { readonly order: Withdrawal };

function TakeBack({ order, cancel, isBusy }: ActionProps) {
  const { t } = useLingui();
  const seconds = useCoolingSeconds(order);
  const left = bidiIsolate(clockText(seconds ?? 0));
  return (
    <ButtonRow>
      <Button busy={isBusy} onClick={cancel}>
        {t({ id: 'withdrawal.takeBack', message: 'Take it back' })}
      </Button>
      {seconds !== undefined && (
        <p>
          <span role="timer">{t({ id: 'withdrawal.takeBack.left', message: `Time left: ${left}` })}</span>
        </p>
      )}
    </ButtonRow>
  );
}

function Report({ order, confirm, isBusy }: ActionProps) {
  const { t } = useLingui();
  const money = useExactMoney();
  const [asked, setAsked] = useState<'received' | 'notReceived' | 'partlyReceived'>();
  const payout = bidiIsolate(money(order.payout, order.currency));
  const close = () => setAsked(undefined);
  return (
    <>
      <ButtonRow>
        <Button variant="main" aria-haspopup="dialog" onClick={() => setAsked('received')}>
          {t({ id: 'withdrawal.report.all', message: 'All arrived' })}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setAsked('partlyReceived')}>
          {t({ id: 'withdrawal.report.part', message: 'Only a part arrived' })}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setAsked('notReceived')}>
          {t({ id: 'withdrawal.report.nothing', message: 'Nothing arrived' })}
        </Button>
      </ButtonRow>
      <ConfirmDialog
        open={asked === 'received' || asked === 'notReceived'}
        title={
          asked === 'notReceived'
            ? t({ id: 'withdrawal.report.nothing', message: 'Nothing arrived' })
            : t({ id: 'withdrawal.report.all', message: 'All arrived' })
        }
        text={
          asked === 'notReceived'
            ? t({
                id: 'withdrawal.report.nothing.text',
                message: 'We compare this with the payment provider. If nothing was paid, your money comes back.',
              })
            : t({
                id: 'withdrawal.report.all.text',
                message: `You confirm that ${payout} arrived. This ends the withdrawal.`,
              })
        }
        confirmLabel={t({ id: 'withdrawal.report.send', message: 'Send report' })}
        cancelLabel={t({ id: 'withdrawal.report.wait', message: 'Keep waiting' })}
        busy={isBusy}
        onCancel={close}
        onConfirm={() => {
          if (asked === 'received' || asked === 'notReceived') confirm({ outcome: asked });
          close();
        }}
      />
      {asked === 'partlyReceived' && (
        <PartlyForm
          order={order}
          onClose={close}
          onSend={(amount) => {
            confirm({ outcome: 'partlyReceived', amount });
            close();
          }}
        />
      )}
    </>
  );
}
