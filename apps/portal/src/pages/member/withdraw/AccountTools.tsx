import {
  paymentNeed,
  useRemoveAccount,
  type PaymentMethods,
  type WithdrawalAccount,
  type WithdrawalAccounts,
  type WithdrawalTerms,
} from '@baize/features/payments';
import { Button } from '@baize/ui-kit/Button';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmWithSecret } from '../../verification/ConfirmWithSecret.tsx';
import { ButtonRow } from '../moneyOut/MoneyOut.styles.ts';
import { useMoneyRefusalText } from '../moneyOut/useMoneyRefusalText.ts';
import { PaymentPasswordDialog } from '../paymentPassword/PaymentPasswordDialog.tsx';
import { AddAccountDialog } from './AddAccountDialog.tsx';
import { useAccountText } from './useAccountText.ts';

type AccountToolsProps = {
  readonly accounts: WithdrawalAccounts;
  readonly methods: PaymentMethods;
  readonly terms: WithdrawalTerms;
  readonly chosen: WithdrawalAccount | undefined;
  readonly onAdded: (id: string) => void;
};

/** Adds an account, or removes the chosen one; without any, the first step of a withdrawal. */
export function AccountTools({
  accounts: { accounts, most, holder },
  methods,
  terms,
  chosen,
  onAdded,
}: AccountToolsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'add' | 'remove'>();
  const close = () => setOpen(undefined);
  const add = (
    <Button variant={accounts.length === 0 ? 'main' : 'quiet'} aria-haspopup="dialog" onClick={() => setOpen('add')}>
      {t({ id: 'withdraw.account.add', message: 'Add an account' })}
    </Button>
  );
  return (
    <>
      {accounts.length === 0 ? (
        <StatusScreen
          compact
          kind="empty"
          title={t({ id: 'withdraw.account.none', message: 'You have no account to withdraw to yet' })}
          text={t({
            id: 'withdraw.account.first',
            message: 'Add a bank account, an e-wallet or a USDT address first.',
          })}
          action={add}
        />
      ) : (
        <ButtonRow>
          {accounts.length < most && add}
          {chosen && (
            <Button variant="plain" aria-haspopup="dialog" onClick={() => setOpen('remove')}>
              {t({ id: 'withdraw.account.remove', message: 'Remove the chosen account' })}
            </Button>
          )}
        </ButtonRow>
      )}
      {open === 'add' &&
        (terms.hasPaymentPassword ? (
          <AddAccountDialog
            methods={methods}
            currency={terms.currency}
            holder={holder}
            onClose={close}
            onDone={({ id }) => {
              onAdded(id);
              close();
            }}
          />
        ) : (
          <PaymentPasswordDialog isSet={false} onDone={() => undefined} onClose={close} />
        ))}
      {open === 'remove' && chosen && (
        <RemoveAccountDialog account={chosen} currency={terms.currency} onClose={close} />
      )}
    </>
  );
}

type RemoveAccountDialogProps = {
  readonly account: WithdrawalAccount;
  readonly currency: string;
  readonly onClose: () => void;
};

function RemoveAccountDialog({ account, currency, onClose }: RemoveAccountDialogProps) {
  const { t } = useLingui();
  const name = useAccountText()(account);
  return (
    <ConfirmWithSecret
      title={t({ id: 'withdraw.account.remove.title', message: 'Remove account' })}
      text={t({
        id: 'withdraw.account.remove.text',
        message: `You remove: ${name}. Withdrawals that you have already requested go on.`,
      })}
      action={t({ id: 'withdraw.account.remove.action', message: 'Remove' })}
      need={paymentNeed}
      call={useRemoveAccount(account.id, onClose)}
      refusalText={useMoneyRefusalText(currency)}
      onClose={onClose}
    />
  );
}
