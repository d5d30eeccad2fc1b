import type { LotteryDraws } from '@baize/gateway-sdk/lottery';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { drawsQuery } from './draws.queries.ts';
import { millisecondsUntil } from './draws.rules.ts';
import type { ReceivedDraws } from './draws.rules.ts';

/**
 * A lottery with the time of its next draw by the page's steady clock (`steadyNow()`), which is immune to clock
 * changes.
 */
export type UpcomingDraw = LotteryDraws & { readonly drawsAt: number };

export type DrawsView = {
  readonly state: 'loading' | 'ready' | 'empty' | 'failed';
  /** In the merchant's order. */
  readonly lotteries: readonly UpcomingDraw[];
  readonly retry: () => void;
};

const NO_DRAWS: readonly UpcomingDraw[] = [];

const upcoming = (draws: ReceivedDraws): readonly UpcomingDraw[] =>
  draws.lotteries.map((lottery) => ({
    ...lottery,
    drawsAt: draws.receivedAt + millisecondsUntil(lottery.nextDraw.drawTime, draws, draws.receivedAt),
  }));

/** The next draws of the house's lotteries with the latest results, refetched as draws take place. */
export const useDraws = (): DrawsView => {
  const { data, isError, refetch } = useQuery({ ...drawsQuery(useScope()), select: upcoming });
  const awaited = isError ? 'failed' : 'loading';
  const known = data?.length === 0 ? 'empty' : 'ready';
  return {
    state: data === undefined ? awaited : known,
    lotteries: data ?? NO_DRAWS,
    retry: () => void refetch(),
  };
};
