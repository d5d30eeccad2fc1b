import { currencyOf } from '@baize/domain/money';
import {
  balanceOf,
  refusedWalletField,
  walletFault,
  walletFields,
  type MemberWallets,
  type MoveMoney,
} from '@baize/features/transfers';
import { Button } from '@baize/ui-kit/Button';
import { Form } from '@baize/ui-kit/Form';
import { MoneyField } from '@baize/ui-kit/MoneyField';
import { Select } from '@baize/ui-kit/Select';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useAmountTyping } from '../../../site/words/useAmountTyping.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { useWordedForm } from '../../../site/words/useWordedForm.ts';
import { MoneyPart } from '../moneyOut/MoneyOut.styles.ts';
import { useMoneyRefusalText } from '../moneyOut/useMoneyRefusalText.ts';
import { useWalletName } from './useWalletName.ts';

type WalletFormProps = {
  readonly wallets: MemberWallets;
  readonly call: MoveMoney;
  /** The number of transfers so far; each empties the amount. */
  readonly transfers: number;
};

/** The form that moves money between two wallets (REQ-225). */
export function WalletForm({ wallets: all, call, transfers }: WalletFormProps) {
  const { t } = useLingui();
  const { wallets, currency } = all;
  const money = useExactMoney();
  const typing = useAmountTyping();
  const walletName = useWalletName();
  const [from, setFrom] = useState('main');
  const [to, setTo] = useState(wallets.find(({ id }) => id !== 'main')?.id ?? '');
  const [amount, setAmount] = useState<string>();
  const [seen, setSeen] = useState(transfers);
  if (seen !== transfers) {
    setSeen(transfers);
    setAmount(undefined);
  }
  const balance = balanceOf(all, from);
  const figure = bidiIsolate(money(balance, currency));
  const { move, isBusy } = call;
  const refusal = call.refusalOf('transfer');
  const { props, field } = useWordedForm({
    rules: walletFields,
    checks: {
      to: () => (from === to ? t({ id: 'money.refused.same', message: 'Choose two different wallets.' }) : undefined),
      amount: () => {
        const fault = walletFault(amount, balance);
        if (fault === undefined) return undefined;
        return fault.rule === 'aboveBalance'
          ? t({ id: 'money.aboveBalance', message: `You have ${figure} available.` })
          : t({ id: 'money.notAmount', message: 'Enter an amount in figures.' });
      },
    },
    refusal,
    refusedField: refusedWalletField,
    refusalText: useMoneyRefusalText(currency),
    onSubmit: () => move({ kind: 'transfer', from, to, amount: amount ?? '0' }),
  });
  const options = wallets.map((wallet) => ({ value: wallet.id, label: walletName(wallet) }));
  const { defaultValue: _, ...amountField } = field('amount');
  const { defaultValue: _from, ...fromField } = field('from');
  const { defaultValue: _to, ...toField } = field('to');
  const title = t({ id: 'wallet.transfer', message: 'Transfer between wallets' });
  return (
    <MoneyPart aria-label={title}>
      <h2>{title}</h2>
      <Form
        {...props}
        busy={isBusy}
        actions={
          <Button type="submit" variant="main" wide busy={isBusy}>
            {t({ id: 'wallet.transfer.submit', message: 'Transfer' })}
          </Button>
        }
      >
        <Select
          {...fromField}
          label={t({ id: 'wallet.from', message: 'Transfer from' })}
          options={options}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Select
          {...toField}
          label={t({ id: 'wallet.to', message: 'Transfer to' })}
          options={options}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <MoneyField
          {...amountField}
          label={t({ id: 'withdraw.amount', message: 'Amount' })}
          hint={t({ id: 'money.aboveBalance', message: `You have ${figure} available.` })}
          value={amount}
          onChange={setAmount}
          currency={currencyOf(currency)}
          typing={typing}
          all={
            balance === '0' ? undefined : { label: t({ id: 'withdraw.all', message: 'Everything' }), minor: balance }
          }
        />
      </Form>
    </MoneyPart>
  );
}
