import type { TransferReceipt } from '@baize/features/transfers';
import { AmountText } from '@baize/ui-kit/AmountText';
import { Button } from '@baize/ui-kit/Button';
import { CopyButton } from '@baize/ui-kit/CopyButton';
import { DescriptionList } from '@baize/ui-kit/DescriptionList';
import { StatusBadge } from '@baize/ui-kit/StatusBadge';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { MoneyPart, PartHead } from '../moneyOut/MoneyOut.styles.ts';

type ReceiptProps = TransferReceipt & { readonly onAgain: () => void };

/** The receipt of a transfer, with its number to quote to customer service. It takes the focus from the form. */
export function Receipt({ id, to, amount, balance, currency, at, onAgain }: ReceiptProps) {
  const { t } = useLingui();
  const money = useExactMoney();
  const dateTime = useDateTime();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <MoneyPart ref={frame} tabIndex={-1} aria-label={t({ id: 'upline.receipt', message: 'Receipt' })}>
      <PartHead>
        <AmountText size="large" direction="out" amount={money(amount, currency)} />
        <StatusBadge tone="success" word={t({ id: 'upline.done', message: 'Transferred' })} />
      </PartHead>
      <DescriptionList
        items={[
          { id: 'to', label: t({ id: 'upline.to', message: 'Upline' }), value: <span translate="no">{to}</span> },
          { id: 'at', label: t({ id: 'withdraw.time', message: 'Time' }), value: dateTime(at) },
          {
            id: 'balance',
            label: t({ id: 'upline.balance', message: 'Balance afterwards' }),
            value: money(balance, currency),
          },
          {
            id: 'id',
            label: t({ id: 'upline.number', message: 'Number' }),
            value: <span translate="no">{id}</span>,
            action: (
              <CopyButton
                text={id}
                label={t({ id: 'upline.copy', message: 'Copy number' })}
                doneText={t({ id: 'profile.copied', message: 'Copied' })}
              />
            ),
          },
        ]}
      />
      <div>
        <Button onClick={onAgain}>{t({ id: 'upline.again', message: 'Make another transfer' })}</Button>
      </div>
    </MoneyPart>
  );
}
