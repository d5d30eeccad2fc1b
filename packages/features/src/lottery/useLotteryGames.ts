import type { PrizeMode } from '@baize/domain/categories';
import type { GatewayError } from '@baize/gateway-sdk';
import type { LotteryGame, LotteryGroup, LotteryKey } from '@baize/gateway-sdk/lottery';
import { useQuery } from '@tanstack/react-query';
import { gatewayErrorOf, useScope } from '../app/index.ts';
import type { Scope } from '../app/index.ts';
import { seaLotteriesQuery, vnLotteriesQuery } from './games.queries.ts';
import { lotteryMenusQuery } from './lottery.queries.ts';

/** The houses with a page of their own. */
export type LotteryHouse = 'lottery' | 'vnLottery' | 'seaLottery';

/** A lottery with its display name. */
export type NamedLottery = LotteryKey & { readonly name: string };
export type LotteryGames = { readonly code: string; readonly name: string; readonly games: readonly NamedLottery[] };

export type LotteryGamesView = {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly groups: readonly LotteryGames[];
  readonly error: GatewayError | undefined;
  readonly retry: () => void;
};

const ofVendor = (vendor: string, groups: readonly LotteryGroup[]): readonly LotteryGames[] =>
  groups.map((group) => ({ ...group, games: group.games.map((game) => ({ ...game, vendor })) }));

/** Merges groups with the same code, whatever house their games belong to. */
const merged = (groups: readonly LotteryGames[]): readonly LotteryGames[] =>
  [...Map.groupBy(groups, ({ code }) => code).values()].flatMap((same) =>
    same.slice(0, 1).map((first) => ({ ...first, games: same.flatMap(({ games }) => games) })),
  );

/** Puts rooms into one group without a name. */
const ofRooms = (games: readonly LotteryGame[]): readonly LotteryGames[] => [
  { code: 'SEA', name: '', games: games.map((game) => ({ ...game, vendor: 'TCG_SEA' })) },
];

/** The lotteries of a house by group; `mode` decides which of the house's own come first (REQ-172). */
export const useLotteryGames = (house: LotteryHouse, mode: PrizeMode): LotteryGamesView => {
  const scope = useScope();
  const only = (of: LotteryHouse): Scope => ({ ...scope, ready: scope.ready && house === of });
  const other = mode === 'LOTT' ? 'ELOTT' : 'LOTT';
  const own = useQuery(lotteryMenusQuery(only('lottery'), mode));
  const others = useQuery(lotteryMenusQuery(only('lottery'), other));
  const vn = useQuery(vnLotteriesQuery(only('vnLottery')));
  const sea = useQuery(seaLotteriesQuery(only('seaLottery')));
  const answers = { lottery: [own, others], vnLottery: [vn], seaLottery: [sea] }[house];
  const groups = {
    lottery: own.data && others.data && merged([...ofVendor(mode, own.data), ...ofVendor(other, others.data)]),
    vnLottery: vn.data && ofVendor('TCG_LOTTO_VN', vn.data),
    seaLottery: sea.data && ofRooms(sea.data),
  }[house];
  const awaited = answers.some(({ isError }) => isError) ? 'failed' : 'loading';
  return {
    state: groups === undefined ? awaited : 'ready',
    groups: groups ?? [],
    error: gatewayErrorOf(answers.find(({ isError }) => isError)?.error ?? null),
    retry: () => {
      for (const { refetch } of answers) void refetch();
    },
  };
};
