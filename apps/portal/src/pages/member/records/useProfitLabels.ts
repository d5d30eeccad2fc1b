import type { ProfitTotals } from '@baize/features/records';
import { useLingui } from '@lingui/react/macro';

/** Names of the sums of a profit report. */
export const useProfitLabels = (): Readonly<Record<Exclude<keyof ProfitTotals, 'currency'>, string>> => {
  const { t } = useLingui();
  return {
    staked: t({ id: 'bets.staked', message: 'Staked' }),
    won: t({ id: 'bets.prizes', message: 'Prizes' }),
    bonus: t({ id: 'profit.bonus', message: 'Bonuses' }),
    rebate: t({ id: 'profit.rebate', message: 'Rebates' }),
    net: t({ id: 'records.net', message: 'Net' }),
    deposited: t({ id: 'profit.deposited', message: 'Deposited' }),
    withdrawn: t({ id: 'profit.withdrawn', message: 'Withdrawn' }),
  };
};
