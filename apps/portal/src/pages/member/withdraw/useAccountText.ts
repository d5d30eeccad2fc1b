import type { Withdrawal, WithdrawalAccount } from '@baize/features/payments';
import { useLingui } from '@lingui/react/macro';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';

type Account = Pick<WithdrawalAccount | Withdrawal, 'kind' | 'network' | 'bank' | 'number'>;
type Kind = Account['kind'];

/** Returns the name of a kind of account. */
export const useKindText = (): ((kind: Kind) => string) => {
  const { t } = useLingui();
  return (kind) => {
    switch (kind) {
      case 'bank':
        return t({ id: 'withdraw.kind.bank', message: 'Bank transfer' });
      case 'wallet':
        return t({ id: 'withdraw.kind.wallet', message: 'E-wallet' });
      case 'usdt':
        return 'USDT';
    }
  };
};

/** Returns an account in one line: bank or network, and the masked number. */
export const useAccountText = (): ((account: Account) => string) => {
  const kindText = useKindText();
  return ({ kind, network, bank, number }) => {
    const name = bank ?? (network === undefined ? kindText(kind) : `${kindText(kind)} ${network}`);
    return `${bidiIsolate(name)} ${bidiIsolate(number)}`;
  };
};
