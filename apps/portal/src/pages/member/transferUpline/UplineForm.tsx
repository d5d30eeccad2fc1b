import { currencyOf } from '@baize/domain/money';
import { usePaymentPassword } from '@baize/features/member';
import {
  uplineFault,
  uplineFields,
  uplineNeed,
  useLostUplineTransfer,
  useTransferToUpline,
  type TransferReceipt,
  type Upline,
} from '@baize/features/transfers';
import { Button } from '@baize/ui-kit/Button';
import { DescriptionList } from '@baize/ui-kit/DescriptionList';
import { Form } from '@baize/ui-kit/Form';
import { MoneyField } from '@baize/ui-kit/MoneyField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useAmountTyping } from '../../../site/words/useAmountTyping.ts';
import { useExactMoney } from '../../../site/words/useExactMoney.ts';
import { useWordedForm } from '../../../site/words/useWordedForm.ts';
import { ConfirmWithSecret } from '../../verification/ConfirmWithSecret.tsx';
import { LostRequest } from '../moneyOut/LostRequest.tsx';
import { MoneyPart } from '../moneyOut/MoneyOut.styles.ts';
import { useMoneyRefusalText } from '../moneyOut/useMoneyRefusalText.ts';
import { PaymentPasswordDialog } from '../paymentPassword/PaymentPasswordDialog.tsx';

type UplineFormProps = Upline & { readonly onDone: (receipt: TransferReceipt) => void };

/** The form of a transfer to the upline, within its limits. */
export function UplineForm({ onDone, ...upline }: UplineFormProps) {
  const { t } = useLingui();
  const money = useExactMoney();
  const typing = useAmountTyping();
  const [amount, setAmount] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const { name, currency, available } = upline;
  const lost = useLostUplineTransfer();
  const lostSum = bidiIsolate(money(lost ?? '0', currency));
  const lostText = t({
    id: 'upline.lost',
    message: `There is no answer yet to your transfer of ${lostSum}. Enter your payment password to ask again. It is not made a second time.`,
  });
  const amountError = useUplineErrorText(upline);
  const lowest = bidiIsolate(money(upline.lowest, currency));
  const highest = bidiIsolate(money(upline.highest, currency));
  const { props, field } = useWordedForm<never>({
    rules: uplineFields,
    checks: { amount: () => amountError(amount) },
    refusalText: () => '',
    onSubmit: () => setAsked(amount),
  });
  const { defaultValue: _, hint: _hint, ...amountField } = field('amount');
  return (
    <MoneyPart>
      <DescriptionList
        items={[
          {
            id: 'to',
            label: t({ id: 'upline.to', message: 'Upline' }),
            value: <span translate="no">{name}</span>,
          },
          {
            id: 'available',
            label: t({ id: 'withdraw.available', message: 'Available balance' }),
            value: money(available, currency),
          },
        ]}
      />
      {lost !== undefined && <LostRequest text={lostText} onAsk={() => setAsked(lost)} />}
      {lost === undefined && (
        <Form
          {...props}
          actions={
            <Button type="submit" variant="main" wide aria-haspopup="dialog">
              {t({ id: 'wallet.transfer.submit', message: 'Transfer' })}
            </Button>
          }
        >
          <MoneyField
            {...amountField}
            label={t({ id: 'withdraw.amount', message: 'Amount' })}
            hint={t({ id: 'money.limits', message: `From ${lowest} to ${highest}` })}
            value={amount}
            onChange={setAmount}
            currency={currencyOf(currency)}
            typing={typing}
          />
        </Form>
      )}
      {asked !== undefined && (
        <UplineDialog
          amount={lost ?? asked}
          lostText={lost === undefined ? undefined : lostText}
          upline={upline}
          onClose={() => setAsked(undefined)}
          onDone={(receipt) => {
            setAsked(undefined);
            onDone(receipt);
          }}
        />
      )}
    </MoneyPart>
  );
}

type UplineDialogProps = {
  readonly amount: string;
  /** The sentence about a transfer whose answer was lost. */
  readonly lostText: string | undefined;
  readonly upline: Upline;
  readonly onDone: (receipt: TransferReceipt) => void;
  readonly onClose: () => void;
};

/** Confirms the transfer with the payment password; a member without one sets it first. */
function UplineDialog({ amount, lostText, upline: { name: to, currency }, onDone, onClose }: UplineDialogProps) {
  const { t } = useLingui();
  const sum = bidiIsolate(useExactMoney()(amount, currency));
  const name = bidiIsolate(to);
  const call = useTransferToUpline(amount, onDone);
  const refusalText = useMoneyRefusalText(currency);
  const isMissing = usePaymentPassword().data?.isSet === false;
  if (isMissing) return <PaymentPasswordDialog isSet={false} onDone={() => undefined} onClose={onClose} />;
  return (
    <ConfirmWithSecret
      title={t({ id: 'navigation.transferUpline', message: 'Transfer to upline' })}
      text={
        lostText ??
        t({ id: 'upline.confirm', message: `You transfer ${sum} to ${name}. A transfer cannot be taken back.` })
      }
      action={t({ id: 'wallet.transfer.submit', message: 'Transfer' })}
      need={uplineNeed}
      call={call}
      refusalText={refusalText}
      onClose={onClose}
    />
  );
}

const useUplineErrorText = (upline: Upline): ((amount: string | undefined) => string | undefined) => {
  const { t } = useLingui();
  const money = useExactMoney();
  return (amount) => {
    const fault = uplineFault(amount, upline);
    if (fault === undefined) return undefined;
    const figure = bidiIsolate(money(fault.figure, upline.currency));
    switch (fault.rule) {
      case 'notAmount':
        return t({ id: 'money.notAmount', message: 'Enter an amount in figures.' });
      case 'belowLowest':
        return t({ id: 'money.belowLowest', message: `Enter at least ${figure}.` });
      case 'aboveHighest':
        return t({ id: 'money.aboveHighest', message: `Enter at most ${figure}.` });
      case 'aboveBalance':
        return t({ id: 'money.aboveBalance', message: `You have ${figure} available.` });
    }
  };
};
