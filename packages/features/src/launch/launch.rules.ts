import type { CategoryCode, PrizeMode } from '@baize/domain/categories';
import type { RouteName } from '@baize/domain/routes';
import { allowedAddress } from '@baize/domain/addresses';
import { cdnAddresses } from '@baize/gateway-sdk';

/** The game fields that decide a launch. A lobby has no `code`. */
export type LaunchableGame = {
  readonly vendor: string;
  readonly category: string;
  readonly code?: string | undefined;
  readonly opensList: boolean;
  readonly status: 'open' | 'maintenance';
  readonly maintenanceUntil?: string | undefined;
};
/** The vendor fields that decide a launch. */
export type LaunchableVendor = {
  readonly vassalage: string;
  readonly gameType: string;
  readonly status?: 'open' | 'maintenance' | undefined;
  readonly maintenanceUntil?: string | undefined;
};
export type LaunchPort = 'external' | 'inHouse';

/** A launch request: game, port, and the target of the game's own back link. */
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

/** The destination of a game, before login and maintenance are considered. `query` goes into the route's URL. */
export type GamePlace =
  | { readonly step: 'open'; readonly route: RouteName; readonly query: Query }
  | { readonly step: 'list'; readonly route: 'home'; readonly query: Query }
  | { readonly step: 'launch'; readonly port: LaunchPort; readonly route: 'seamless'; readonly query: Query };

/** The next step of a launch: the game's destination, or what prevents it. */
export type LaunchStep =
  | { readonly step: 'logIn' }
  | { readonly step: 'needRealAccount' }
  | { readonly step: 'maintenance'; readonly until?: string | undefined }
  | GamePlace;

/** The game code that launches a vendor's lobby. */
const LOBBY_CODE = 'LOBBY';

const lotteryRoutes: Readonly<Record<string, RouteName>> = {
  TCG_LOTTO_VN: 'vnLottery',
  TCG_SEA: 'seaLottery',
  LOTT: 'lottery',
  ELOTT: 'lottery',
};

const lotteryRouteOf = (vendor: string): RouteName | undefined =>
  Object.hasOwn(lotteryRoutes, vendor) ? lotteryRoutes[vendor] : undefined;

/** In-house for lottery categories, external for all others (D22). */
export const launchPort = (category: string): LaunchPort =>
  category === 'LOTT' || category === 'ELOTT' ? 'inHouse' : 'external';

/** The frame page that plays a game. */
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

/** The destination of a game, whatever the session and maintenance (REQ-191 to REQ-193). */
export const gamePlace = (game: LaunchableGame, { demo = false }: { readonly demo?: boolean } = {}): GamePlace => {
  const { vendor, category, code, opensList } = game;
  // A demo always runs at the vendor: the lottery page bets real money.
  const lottery = demo ? undefined : lotteryRouteOf(vendor);
  if (lottery !== undefined)
    return { step: 'open', route: lottery, query: code === undefined ? {} : { gameCode: code } };
  if (opensList) return { step: 'list', route: 'home', query: { list: vendor, gameType: category } };
  return framePlace(game, demo);
};

/** Destinations of a game, preferred first: a release without the lottery pages plays lotteries in the frame (D44). */
export const gamePlaces = (game: LaunchableGame, { demo = false } = {}): readonly GamePlace[] => [
  gamePlace(game, { demo }),
  framePlace(game, demo),
];

/** True when a game offers play without money; a card that opens a list does not (D21). */
export const canTry = ({ trial, opensList }: { readonly trial: boolean; readonly opensList: boolean }): boolean =>
  trial && !opensList;

/**
 * The next step of a launch, checked in the specification's order (REQ-189 to REQ-193). `demo` requests the vendor's
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

/** The next step of a vendor tile: RNG opens the slot page of that vendor, all others launch its lobby (REQ-194). */
export const vendorStep = (
  vendor: LaunchableVendor,
  session: { readonly state: 'anonymous' | 'loggedIn' | 'trial' },
): LaunchStep => (vendor.gameType === 'RNG' ? slotPlace(vendor.vassalage) : launchStep(lobbyOf(vendor), session));

/**
 * Destinations of a vendor tile, preferred first: a release without the lottery pages lists its games on the page of
 * its category (D44).
 */
export const vendorPlaces = (vendor: LaunchableVendor): readonly GamePlace[] => {
  const { vassalage, gameType } = vendor;
  if (gameType === 'RNG') return [slotPlace(vassalage)];
  const place = gamePlace(lobbyOf(vendor));
  if (place.step !== 'open') return [place];
  return [place, { step: 'open', route: gameType === 'LOTT' ? 'lott' : 'elott', query: { vassalage } }];
};

/** The launch request of a game page; `backUrl` is the target of the game's own back link (D22). */
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

/** Parameters of an in-house lobby, beside those the SDK always sends (REQ-195). */
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

/** Origins that games may be loaded from. */
export type LaunchOrigins = {
  /** Launch CDNs, in the order to try. */
  readonly cdns: readonly string[];
  /** Origins that the merchant allows in frames. */
  readonly frames: readonly string[];
};

/**
 * Candidate URLs of a launch, in the order to try: a path is resolved on each launch CDN (REQ-075), an absolute URL is
 * used as it is. Leaves out URLs on the site's own origin and on origins that the merchant does not allow.
 */
export const launchAddresses = (url: string, { cdns, frames }: LaunchOrigins): readonly string[] =>
  cdnAddresses(cdns, url).filter((address) => allowedAddress(address, { origins: frames }) !== undefined);
