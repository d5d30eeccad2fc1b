import {
  accountFields,
  accountKinds,
  accountNumberOf,
  networksOf,
  refusedAccountField,
  useAddAccount,
  type AccountKind,
  type PaymentMethods,
  type WithdrawalAccount,
} from '@baize/features/payments';
import { Button } from '@baize/ui-kit/Button';
import { DescriptionList } from '@baize/ui-kit/DescriptionList';
import { Dialog } from '@baize/ui-kit/Dialog';
import { Form } from '@baize/ui-kit/Form';
import { PasswordField } from '@baize/ui-kit/PasswordField';
import { RadioGroup } from '@baize/ui-kit/RadioGroup';
import { Select } from '@baize/ui-kit/Select';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWordedForm } from '../../../site/words/useWordedForm.ts';
import { useMoneyRefusalText } from '../moneyOut/useMoneyRefusalText.ts';
import { useKindText } from './useAccountText.ts';

type AddAccountDialogProps = {
  readonly methods: PaymentMethods;
  readonly currency: string;
  /** The name that the account must have; undefined for a member without a full name. */
  readonly holder: string | undefined;
  readonly onDone: (account: WithdrawalAccount) => void;
  readonly onClose: () => void;
};

/** The dialog that adds an account to withdraw to, in the member's own name. */
export function AddAccountDialog({ holder, onClose, ...props }: AddAccountDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={t({ id: 'withdraw.account.add', message: 'Add an account' })}>
      {holder === undefined ? (
        <StatusScreen
          compact
          kind="empty"
          title={t({ id: 'withdraw.account.noName', message: 'Your account has no full name yet' })}
          text={t({
            id: 'withdraw.account.noName.text',
            message: 'Withdrawals go to accounts in your own name. Ask customer service to add it.',
          })}
        />
      ) : (
        <AddAccountForm {...props} holder={holder} />
      )}
    </Dialog>
  );
}

type AddAccountFormProps = Omit<AddAccountDialogProps, 'onClose' | 'holder'> & { readonly holder: string };

function AddAccountForm({ methods, currency, holder, onDone }: AddAccountFormProps) {
  const { t } = useLingui();
  const kindText = useKindText();
  const kinds = accountKinds(methods);
  const [chosen, setChosen] = useState<AccountKind>();
  const kind = chosen ?? kinds[0] ?? 'bank';
  const { add, isBusy, refusal } = useAddAccount(onDone);
  const { props, field } = useWordedForm({
    rules: accountFields(kind),
    refusal,
    refusedField: refusedAccountField,
    refusalText: useMoneyRefusalText(currency),
    onSubmit: ({ network, bank, number = '', fundPassword = '' }) =>
      add(
        {
          kind,
          holder,
          number: accountNumberOf(number),
          ...(kind === 'usdt' ? { network: network === 'ERC20' ? 'ERC20' : 'TRC20' } : { bank }),
        },
        fundPassword,
      ),
  });
  return (
    <Form
      {...props}
      busy={isBusy}
      actions={
        <Button type="submit" variant="main" wide busy={isBusy}>
          {t({ id: 'withdraw.account.save', message: 'Add account' })}
        </Button>
      }
    >
      <p>{t({ id: 'withdraw.account.wait', message: 'For your safety, you can use a new account after 24 hours.' })}</p>
      <RadioGroup
        inline
        name="kind"
        label={t({ id: 'withdraw.account.kind', message: 'Type of account' })}
        defaultValue={kind}
        options={kinds.map((each) => ({ value: each, label: kindText(each) }))}
        onChange={(value) => setChosen(kinds.find((each) => each === value))}
      />
      <DescriptionList
        items={[
          { id: 'holder', label: t({ id: 'withdraw.account.holder', message: 'Account holder' }), value: holder },
        ]}
      />
      {kind === 'usdt' ? (
        <Select
          {...field('network')}
          label={t({ id: 'withdraw.account.network', message: 'Network' })}
          options={networksOf(methods).map((network) => ({ value: network, label: network }))}
        />
      ) : (
        <TextField
          {...field('bank')}
          label={
            kind === 'bank'
              ? t({ id: 'withdraw.account.bank', message: 'Bank' })
              : t({ id: 'withdraw.account.provider', message: 'E-wallet provider' })
          }
          autoComplete="off"
        />
      )}
      <TextField
        {...field('number')}
        label={
          kind === 'usdt'
            ? t({ id: 'withdraw.account.address', message: 'Wallet address' })
            : t({ id: 'withdraw.account.number', message: 'Account number' })
        }
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <PasswordField
        {...field('fundPassword')}
        label={t({ id: 'secret.fundPassword', message: 'Your payment password' })}
        autoComplete="off"
        dir="ltr"
      />
    </Form>
  );
}
