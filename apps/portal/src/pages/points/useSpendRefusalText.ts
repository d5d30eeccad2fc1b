import type { SpendCode } from '@baize/features/points';
import { useLingui } from '@lingui/react/macro';
import { useRefusalText } from '../../words/useRefusalText.ts';

/** Why points were not spent. */
export function useSpendRefusalText(): ReturnType<typeof useRefusalText<SpendCode>> {
  const { t } = useLingui();
  return useRefusalText<SpendCode>({
    wrongPassword: () => t({ id: 'points.refused.password', message: 'This is not your password.' }),
    pointsTooFew: () => t({ id: 'points.refused.tooFew', message: 'You do not have enough points for this.' }),
    pointsBelowMinimum: () =>
      t({ id: 'points.refused.minimum', message: 'These are fewer points than can be converted.' }),
    rewardUnknown: () => t({ id: 'points.refused.unknown', message: 'This reward is no longer offered.' }),
    walletFull: () =>
      t({ id: 'points.refused.full', message: 'Your wallet has no room for this. Your points are still there.' }),
  });
}
