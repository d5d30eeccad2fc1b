import type { FormField } from '@baize/features/forms';
import { methodOfAccount, type PaymentMethods, type WithdrawalAccount } from '@baize/features/payments';
import { RadioGroup } from '@baize/ui-kit/RadioGroup';
import { useLingui } from '@lingui/react/macro';
import { OptionCards } from '../moneyOut/MoneyOut.styles.ts';
import { useAccountText } from './useAccountText.ts';
import { useAccountErrorText } from './useWithdrawTexts.ts';

type AccountFieldProps = {
  readonly field: FormField;
  readonly accounts: readonly WithdrawalAccount[];
  readonly methods: PaymentMethods;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
};

/** The member's accounts as cards to choose from; one that cannot be used yet says until when. */
export function AccountField({ field, accounts, methods, chosen, onChoose }: AccountFieldProps) {
  const { t } = useLingui();
  const accountText = useAccountText();
  const errorText = useAccountErrorText();
  return (
    <OptionCards>
      <RadioGroup
        {...field}
        // A new list of accounts has new defaults.
        key={accounts.map(({ id }) => id).join(' ')}
        label={t({ id: 'withdraw.to', message: 'Withdraw to' })}
        defaultValue={chosen}
        onChange={onChoose}
        options={accounts.map((account) => ({
          value: account.id,
          label: <span translate="no">{accountText(account)}</span>,
          detail: errorText(account, methodOfAccount(methods, account)) ?? account.holder,
        }))}
      />
    </OptionCards>
  );
}
