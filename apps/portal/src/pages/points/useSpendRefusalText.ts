import type { SpendCode } from '@baize/features/points';
import { useLingui } from '@lingui/react/macro';
import { useRefusalText } from '../../site/words/useRefusalText.ts';

/** Returns the text of a refusal to redeem or convert points. */
export const useSpendRefusalText = (): ReturnType<typeof useRefusalText<SpendCode>> => {
  const { t } = useLingui();
  return useRefusalText<SpendCode>({
    wrongPassword: () => t({ id: 'points.refused.password', message: 'The password is incorrect.' }),
    pointsTooFew: () => t({ id: 'points.refused.tooFew', message: 'You do not have enough points for this.' }),
    pointsBelowMinimum: () =>
      t({ id: 'points.refused.minimum', message: 'That is fewer points than you can convert.' }),
    rewardUnknown: () => t({ id: 'points.refused.unknown', message: 'This reward is no longer offered.' }),
    walletFull: () => t({ id: 'points.refused.full', message: 'Your wallet is full. You keep your points.' }),
  });
};
