import { currencyOf } from '@baize/domain/money';
import {
  amountFault,
  methodOfAccount,
  mostToWithdraw,
  withdrawalBar,
  withdrawFields,
  type PaymentMethods,
  type WithdrawalAccounts,
  type WithdrawalTerms,
  type WithdrawalWish,
} from '@baize/features/payments';
import { Button } from '@baize/ui-kit/Button';
import { Form } from '@baize/ui-kit/Form';
import { MoneyField } from '@baize/ui-kit/MoneyField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAmountTyping } from '../../../site/words/useAmountTyping.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { useWordedForm } from '../../../site/words/useWordedForm.ts';
import { LostRequest } from '../moneyOut/LostRequest.tsx';
import { MoneyPart } from '../moneyOut/MoneyOut.styles.ts';
import { AccountField } from './AccountField.tsx';
import { AccountTools } from './AccountTools.tsx';
import { useLostWithdrawalText } from './useLostWithdrawalText.ts';
import { useAccountErrorText, useAmountErrorText, useLimitText, useReceiveSummary } from './useWithdrawTexts.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

type WithdrawFormProps = {
  readonly terms: WithdrawalTerms;
  readonly accounts: WithdrawalAccounts;
  readonly methods: PaymentMethods;
  /** Called with the id of the order. */
  readonly onDone: (id: string) => void;
};

/** The form of a withdrawal: an account, an amount, and then the payment password. */
export function WithdrawForm({ terms, accounts, methods, onDone }: WithdrawFormProps) {
  const { t } = useLingui();
  const { currency } = terms;
  const money = useExactMoney();
  const typing = useAmountTyping();
  const [accountId, setAccountId] = useState(accounts.accounts.find(({ usable }) => usable)?.id);
  const [amount, setAmount] = useState<string>();
  const [asked, setAsked] = useState<WithdrawalWish>();
  const account = accounts.accounts.find(({ id }) => id === accountId);
  const method = account && methodOfAccount(methods, account);
  const lost = useLostWithdrawalText(currency);
  const bar = withdrawalBar(terms);
  const amountError = useAmountErrorText(terms);
  const accountError = useAccountErrorText();
  const limits = useLimitText(currency);
  const summary = useReceiveSummary(currency);
  const { props, field } = useWordedForm<never>({
    rules: withdrawFields,
    checks: {
      accountId: () => account && accountError(account, method),
      amount: () => amountError(bar, method && amountFault(amount, method, terms)),
    },
    refusalText: () => '',
    onSubmit: () => {
      if (accountId !== undefined && amount !== undefined) setAsked({ accountId, amount });
    },
  });
  const { defaultValue: _, hint: _hint, ...amountField } = field('amount');
  const most = method && mostToWithdraw(terms, method);
  return (
    <MoneyPart>
      {lost && <LostRequest text={lost.text} onAsk={() => setAsked(lost.wish)} />}
      {lost === undefined && accounts.accounts.length > 0 && (
        <Form
          {...props}
          actions={
            <Button type="submit" variant="main" wide aria-haspopup="dialog">
              {t({ id: 'withdraw.submit', message: 'Withdraw' })}
            </Button>
          }
        >
          <AccountField
            field={field('accountId')}
            accounts={accounts.accounts}
            methods={methods}
            chosen={accountId}
            onChoose={setAccountId}
          />
          <MoneyField
            {...amountField}
            label={t({ id: 'withdraw.amount', message: 'Amount' })}
            hint={method && limits(method)}
            value={amount}
            onChange={setAmount}
            currency={currencyOf(currency)}
            typing={typing}
            presets={{
              label: t({ id: 'withdraw.presets', message: 'Quick amounts' }),
              amounts: methods.presets.map((minor) => ({ minor, text: money(minor, currency) })),
            }}
            all={
              most === undefined || most === '0'
                ? undefined
                : { label: t({ id: 'withdraw.all', message: 'Everything' }), minor: most }
            }
            summary={method && amount !== undefined ? summary(method, amount) : undefined}
          />
        </Form>
      )}
      <AccountTools accounts={accounts} methods={methods} terms={terms} chosen={account} onAdded={setAccountId} />
      {asked && (
        <WithdrawDialog
          wish={lost?.wish ?? asked}
          lostText={lost?.text}
          accounts={accounts}
          methods={methods}
          terms={terms}
          onClose={() => setAsked(undefined)}
          onDone={({ id }) => {
            setAsked(undefined);
            setAmount(undefined);
            onDone(id);
          }}
        />
      )}
    </MoneyPart>
  );
}
