import type { DepositOrder, WithdrawalOrder } from '@baize/features/records';
import { DescriptionList } from '@baize/ui-kit/DescriptionList';
import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { RecordAmount } from './RecordAmount.tsx';
import { RecordBadge } from './RecordBadge.tsx';
import { orderBadges, paymentKinds } from './recordLabels.ts';
import { StoryFigure, StoryLines } from './Records.styles.ts';

/** A deposit with its steps, read only. */
export function DepositStoryView({ deposit }: { readonly deposit: DepositOrder }) {
  const { t } = useLingui();
  const { amount, fee, paid, credited, bonus, currency } = deposit;
  return (
    <OrderStory
      order={deposit}
      moved={credited ?? amount}
      amounts={[
        { id: 'amount', label: t({ id: 'orders.amount', message: 'Amount' }), minor: amount },
        { id: 'paid', label: t({ id: 'orders.paid', message: 'Arrived' }), minor: paid },
        { id: 'fee', label: t({ id: 'orders.fee', message: 'Fee' }), minor: fee },
        { id: 'credited', label: t({ id: 'orders.credited', message: 'Credited' }), minor: credited },
        { id: 'bonus', label: t({ id: 'movements.bonus', message: 'Bonus' }), minor: bonus },
      ]}
      facts={[
        {
          id: 'reference',
          label: t({ id: 'orders.reference', message: 'Reference number' }),
          value: deposit.reference,
        },
      ]}
      currency={currency}
    />
  );
}

/** A withdrawal with its steps, read only. */
export function WithdrawalStoryView({ withdrawal }: { readonly withdrawal: WithdrawalOrder }) {
  const { t } = useLingui();
  const { amount, fee, payout, received, returned, bank, number, currency } = withdrawal;
  const account = bank === undefined ? number : `${bank} ${number}`;
  return (
    <OrderStory
      order={withdrawal}
      moved={`-${amount}`}
      amounts={[
        { id: 'fee', label: t({ id: 'orders.fee', message: 'Fee' }), minor: fee },
        { id: 'payout', label: t({ id: 'orders.payout', message: 'Payout after fee' }), minor: payout },
        { id: 'received', label: t({ id: 'orders.received', message: 'Money received' }), minor: received },
        { id: 'returned', label: t({ id: 'orders.returned', message: 'Returned to your balance' }), minor: returned },
      ]}
      facts={[{ id: 'account', label: t({ id: 'orders.account', message: 'Paid to' }), value: account }]}
      currency={currency}
    />
  );
}

type OrderStoryProps = {
  readonly order: DepositOrder | WithdrawalOrder;
  /** The amount with the sign of its direction. */
  readonly moved: string;
  readonly amounts: readonly { readonly id: string; readonly label: string; readonly minor: string | undefined }[];
  readonly facts: readonly { readonly id: string; readonly label: string; readonly value: string }[];
  readonly currency: string;
};

function OrderStory({ order, moved, amounts, facts, currency }: OrderStoryProps) {
  const { t, i18n } = useLingui();
  const dateTime = useDateTime();
  const method = [i18n._(paymentKinds[order.kind]), order.network].filter((part) => part !== undefined).join(' · ');
  return (
    <>
      <StoryFigure>
        <RecordAmount minor={moved} currency={currency} moves size="large" />
        <RecordBadge of={orderBadges[order.status]} />
      </StoryFigure>
      <section>
        <h3>{t({ id: 'orders.steps', message: 'Steps' })}</h3>
        <StoryLines>
          {order.steps.map(({ step, at, amount }) => (
            <li key={`${step} ${at}`}>
              <span>
                <span>{i18n._(orderBadges[step].word)}</span>
                <small>
                  <bdi>{dateTime(at)}</bdi>
                </small>
              </span>
              {amount !== undefined && <RecordAmount minor={amount} currency={currency} />}
            </li>
          ))}
        </StoryLines>
      </section>
      <DescriptionList
        items={[
          { id: 'method', label: t({ id: 'orders.method', message: 'Payment method' }), value: method },
          ...facts,
          ...amounts.flatMap(({ id, label, minor }) =>
            minor === undefined ? [] : [{ id, label, value: <RecordAmount minor={minor} currency={currency} /> }],
          ),
        ]}
      />
    </>
  );
}
