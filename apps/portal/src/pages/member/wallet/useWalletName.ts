import type { MemberWallets } from '@baize/features/transfers';
import { useLingui } from '@lingui/react/macro';

/** Returns the name of a wallet: the main one, or the vendor's. */
export const useWalletName = (): ((wallet: MemberWallets['wallets'][number]) => string) => {
  const { t } = useLingui();
  return ({ id, name }) => (id === 'main' ? t({ id: 'wallet.main', message: 'Main wallet' }) : name);
};
