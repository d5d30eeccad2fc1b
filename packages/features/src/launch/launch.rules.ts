import type { CategoryCode, PrizeMode } from '@baize/domain/categories';
import type { RouteName } from '@baize/domain/routes';
import { allowedAddress } from '@baize/domain/addresses';
import { cdnAddresses } from '@baize/gateway-sdk';

/** What the decision reads of a game. A lobby has no code of its own. */
export type LaunchableGame = {
  readonly vendor: string;
  readonly category: string;
  readonly code?: string | undefined;
  readonly opensList: boolean;
  readonly status: 'open' | 'maintenance';
  readonly maintenanceUntil?: string | undefined;
};
/** What it reads of a vendor tile. */
export type LaunchableVendor = {
  readonly vassalage: string;
  readonly gameType: string;
  readonly status?: 'open' | 'maintenance' | undefined;
  readonly maintenanceUntil?: string | undefined;
};
export type LaunchPort = 'external' | 'inHouse';

/** Which game to open, through which port, and where its back leads. */
export type LaunchRequest =
  | {
      readonly port: 'external';
      readonly vassalage: string;
      readonly gameCode: string;
      readonly gameType: CategoryCode;
      readonly mode: 'real' | 'demo';
      readonly backUrl: string;
    }
  | {
      readonly port: 'inHouse';
      readonly gameCode: string;
      readonly prizeMode: PrizeMode;
      readonly view: 'betting' | 'lobby';
      readonly backUrl: string;
    };

type Query = Readonly<Record<string, string>>;

/** Where a game leads whoever may play it; `query` goes into the address of the route. */
export type GamePlace =
  | { readonly step: 'open'; readonly route: RouteName; readonly query: Query }
  | { readonly step: 'list'; readonly route: 'home'; readonly query: Query }
  | { readonly step: 'launch'; readonly port: LaunchPort; readonly route: 'seamless'; readonly query: Query };

/** What starting a game leads to: its place, or what stands before it. */
export type LaunchStep =
  | { readonly step: 'logIn' }
  | { readonly step: 'needRealAccount' }
  | { readonly step: 'maintenance'; readonly until?: string | undefined }
  | GamePlace;

/** What a vendor's lobby is launched with, where a game would have its code. */
const LOBBY_CODE = 'LOBBY';

const lotteryRoutes: Readonly<Record<string, RouteName>> = {
  TCG_LOTTO_VN: 'vnLottery',
  TCG_SEA: 'seaLottery',
  LOTT: 'lottery',
  ELOTT: 'lottery',
};

const lotteryRouteOf = (vendor: string): RouteName | undefined =>
  Object.hasOwn(lotteryRoutes, vendor) ? lotteryRoutes[vendor] : undefined;

/** Lottery is played in-house, all else at its vendor (D22). */
export const launchPort = (category: string): LaunchPort =>
  category === 'LOTT' || category === 'ELOTT' ? 'inHouse' : 'external';

/** The frame that a game plays in. */
export const framePlace = ({ vendor, category, code }: LaunchableGame, demo = false): GamePlace => ({
  step: 'launch',
  port: launchPort(category),
  route: 'seamless',
  query: {
    vassalage: vendor,
    gameCode: code ?? LOBBY_CODE,
    gameType: category,
    ...(demo ? { mode: 'demo' } : {}),
  },
});

/** Where a game leads: every game has a place, whoever asks and whatever stands before it (REQ-191 to REQ-193). */
export const gamePlace = (game: LaunchableGame, { demo = false }: { readonly demo?: boolean } = {}): GamePlace => {
  const { vendor, category, code, opensList } = game;
  // A demo plays at its vendor: the page of a lottery bets real money.
  const lottery = demo ? undefined : lotteryRouteOf(vendor);
  if (lottery !== undefined)
    return { step: 'open', route: lottery, query: code === undefined ? {} : { gameCode: code } };
  if (opensList) return { step: 'list', route: 'home', query: { list: vendor, gameType: category } };
  return framePlace(game, demo);
};

/** The same, best first: a release without the page of a lottery plays its games in the frame (D44). */
export const gamePlaces = (game: LaunchableGame, { demo = false } = {}): readonly GamePlace[] => [
  gamePlace(game, { demo }),
  framePlace(game, demo),
];

/** Whether a game can be tried without money; a list is tried by its games (D21). */
export const canTry = ({ trial, opensList }: { readonly trial: boolean; readonly opensList: boolean }): boolean =>
  trial && !opensList;

/**
 * What starting a game leads to, in the order of the specification (REQ-189 to REQ-193). `demo` asks for the vendor's
 * demo mode, which needs no account (D21).
 */
export const launchStep = (
  game: LaunchableGame,
  session: { readonly state: 'anonymous' | 'loggedIn' | 'trial' },
  { demo = false }: { readonly demo?: boolean } = {},
): LaunchStep => {
  if (session.state === 'anonymous' && !demo) return { step: 'logIn' };
  if (session.state === 'trial' && !demo) return { step: 'needRealAccount' };
  if (game.status === 'maintenance') return { step: 'maintenance', until: game.maintenanceUntil };
  return gamePlace(game, { demo });
};

const slotPlace = (vassalage: string): GamePlace => ({ step: 'open', route: 'slot', query: { vassalage } });

const lobbyOf = ({ vassalage, gameType, status = 'open', maintenanceUntil }: LaunchableVendor): LaunchableGame => ({
  vendor: vassalage,
  category: gameType,
  opensList: false,
  status,
  maintenanceUntil,
});

/** What a vendor tile leads to: RNG to the slot page of that vendor, otherwise the steps of its lobby (REQ-194). */
export const vendorStep = (
  vendor: LaunchableVendor,
  session: { readonly state: 'anonymous' | 'loggedIn' | 'trial' },
): LaunchStep => (vendor.gameType === 'RNG' ? slotPlace(vendor.vassalage) : launchStep(lobbyOf(vendor), session));

/**
 * Where a vendor tile leads whoever may go there, best first: a release without the page of a lottery lists its games on
 * the page of its category (D44).
 */
export const vendorPlaces = (vendor: LaunchableVendor): readonly GamePlace[] => {
  const { vassalage, gameType } = vendor;
  if (gameType === 'RNG') return [slotPlace(vassalage)];
  const place = gamePlace(lobbyOf(vendor));
  if (place.step !== 'open') return [place];
  return [place, { step: 'open', route: gameType === 'LOTT' ? 'lott' : 'elott', query: { vassalage } }];
};

/** What the page of a game launches it with; `backUrl` is where the game's own way back leads (D22). */
export const launchRequest = (
  { vendor, code, category, demo }: { vendor: string; code: string; category: CategoryCode; demo: boolean },
  backUrl: string,
): LaunchRequest =>
  launchPort(category) === 'external'
    ? {
        port: 'external',
        vassalage: vendor,
        gameCode: code,
        gameType: category,
        mode: demo ? 'demo' : 'real',
        backUrl,
      }
    : {
        port: 'inHouse',
        gameCode: code,
        prizeMode: category === 'ELOTT' ? 'ELOTT' : 'LOTT',
        view: 'betting',
        backUrl,
      };

/** What the lobby of an in-house game is asked for with, beside what the SDK always sends (REQ-195). */
export const lobbyLaunch = ({
  gameCode,
  prizeMode,
  view,
  backUrl,
}: {
  readonly gameCode: string;
  readonly prizeMode: PrizeMode;
  readonly view: 'betting' | 'lobby';
  readonly backUrl: string;
}) => ({ lottoPrizeMode: prizeMode, lottoGameCode: gameCode, lottoView: view, backUrl });

/** Where games may open. */
export type LaunchOrigins = {
  /** The launch CDNs, in the order to try. */
  readonly cdns: readonly string[];
  /** The origins that the merchant lets games in from. */
  readonly frames: readonly string[];
};

/**
 * The addresses to open a launch at, in the order to try: a path lies on each launch CDN (REQ-075), a whole address where
 * it says; none is a game that would open on the site's own origin, or where the merchant lets nothing in.
 */
export const launchAddresses = (url: string, { cdns, frames }: LaunchOrigins): readonly string[] =>
  cdnAddresses(cdns, url).filter((address) => allowedAddress(address, { origins: frames }) !== undefined);
