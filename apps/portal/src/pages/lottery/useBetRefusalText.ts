import type { SlipView } from '@baize/features/lottery';
import { useLingui } from '@lingui/react/macro';
import { useRefusalText } from '../../site/words/useRefusalText.ts';

type Refused = NonNullable<SlipView['refusal']>;

/** Returns the text of a refused bet; the slip is kept. */
export const useBetRefusalText = (issueNumber: string): ((refusal: Refused) => string) => {
  const { t } = useLingui();
  return useRefusalText<Refused['code']>({
    drawClosed: () =>
      t({
        id: 'lottery.refused.closed',
        message: `Bets on that draw are closed. Your slip was kept and is now for draw no. ${issueNumber}.`,
      }),
    betInvalid: () => t({ id: 'lottery.refused.invalid', message: 'This bet could not be read. Make it again.' }),
    stakeOutOfRange: () => t({ id: 'lottery.refused.stake', message: 'A stake is too low or too high.' }),
    insufficientFunds: () =>
      t({ id: 'lottery.refused.funds', message: 'Your balance is too low for this bet. Your slip was kept.' }),
  });
};
