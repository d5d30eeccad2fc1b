import type { ClaimCode } from '@baize/features/records';
import { useLingui } from '@lingui/react/macro';
import { useRefusalText } from '../../../site/words/useRefusalText.ts';

/** Returns the sentence for a refused claim of a rebate. */
export const useClaimRefusalText = () => {
  const { t } = useLingui();
  return useRefusalText<ClaimCode>({
    rebateUnknown: () =>
      t({ id: 'rebates.unknown', message: 'This rebate is no longer available. It can be claimed for seven days.' }),
    rebateRunning: () => t({ id: 'rebates.tooEarly', message: 'This day is not over yet. Claim the rebate tomorrow.' }),
    rebateClaimed: () => t({ id: 'rebates.already', message: 'You have already claimed this rebate.' }),
    walletFull: () =>
      t({
        id: 'rebates.walletFull',
        message: 'Your wallet cannot hold more money. Withdraw some, then claim the rebate.',
      }),
  });
};
