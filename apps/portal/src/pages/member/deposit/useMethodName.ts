import type { PaymentMethod } from '@baize/features/payments';
import { useLingui } from '@lingui/react/macro';

type Named = Pick<PaymentMethod, 'kind'> & { readonly network?: string | undefined };

/** Returns the name of a way to pay, with the network of a USDT transfer. */
export const useMethodName = (): ((method: Named) => string) => {
  const { t } = useLingui();
  return ({ kind, network }) => {
    switch (kind) {
      case 'bank':
        return t({ id: 'deposit.method.bank', message: 'Bank transfer' });
      case 'wallet':
        return t({ id: 'deposit.method.wallet', message: 'E-wallet' });
      case 'usdt':
        return network === undefined ? 'USDT' : `USDT · ${network}`;
    }
  };
};
