import { fault, type RowFaults } from '../fault.ts';

const launch = 'packages/features/src/launch/launch.rules.ts';
const favourites = 'packages/features/src/favourites/favourites.rules.ts';

/** Launch and favourites. */
export const games: RowFaults = {
  'REQ-189': [
    fault(launch, "if (session.state === 'anonymous' && !demo) return { step: 'logIn' };", ''),
    fault(
      'apps/portal/src/pages/catalogue/games/gameAction.ts',
      'return { href: firstHref(gamePlaces(game)) };',
      "return { href: '/' };",
    ),
  ],
  'REQ-190': [
    fault(launch, "if (session.state === 'trial' && !demo) return { step: 'needRealAccount' };", ''),
    fault('apps/gateway/src/app/rights.ts', "if (realAccount && role === 'trial') return 'realAccountRequired';", ''),
  ],
  'REQ-191': [
    fault(launch, "TCG_SEA: 'seaLottery',", ''),
    fault(launch, "return { step: 'open', route: lottery, query: code === undefined ? {} : { gameCode: code } };", ''),
  ],
  'REQ-192': [
    fault(
      launch,
      "if (opensList) return { step: 'list', route: 'home', query: { list: vendor, gameType: category } };",
      '',
    ),
    fault('packages/features/src/catalogue/useVendorGames.ts', '.filter(({ opensList }) => !opensList)', ''),
  ],
  'REQ-193': [
    fault(launch, "category === 'LOTT' || category === 'ELOTT' ? 'inHouse' : 'external'", "'external'"),
    fault(
      'packages/gateway-contract/src/launch.ts',
      "path: '/wps/relay/GCS_gameLaunchFB',",
      "path: '/wps/relay/launch',",
    ),
  ],
  'REQ-195': [
    fault('packages/gateway-sdk/src/launch/launchGame.ts', "lottoArea: 'VN', ", ''),
    fault(launch, 'lottoView: view, backUrl', "lottoView: 'lobby', backUrl"),
  ],
  'REQ-196': [
    fault(
      favourites,
      '(ids?.includes(game.id) === favourite ? undefined : { game, favourite })',
      '({ game, favourite })',
    ),
  ],
  'REQ-197': [
    fault(
      'packages/features/src/favourites/favourites.mutations.ts',
      'write(client, scope, inverseOf(change), before?.at);',
      '',
    ),
    fault(
      'packages/features/src/favourites/favourites.mutations.ts',
      'return { at: write(client, scope, change) };',
      'return { at: undefined };',
    ),
  ],
  'REQ-198': [
    fault(favourites, 'TOGGLE_EVERY_MILLISECONDS = 1000', 'TOGGLE_EVERY_MILLISECONDS = 100'),
    fault(
      'packages/features/src/favourites/useFavourite.ts',
      'if (scope.token === undefined) return requireLogin();',
      '',
    ),
  ],
  'REQ-199': [
    fault(
      'packages/gateway-sdk/src/favourites/removeFavourite.ts',
      '{ query: { nodeId, vendor, gameType } }',
      '{ query: { nodeId, vendor, gameType: vendor } }',
    ),
    fault('apps/gateway/src/favourites/favourites.store.ts', 'desc(favourites.added_at)', 'asc(favourites.added_at)'),
  ],
  'REQ-194': [
    fault(
      launch,
      "vendor.gameType === 'RNG' ? slotPlace(vendor.vassalage) : launchStep(lobbyOf(vendor), session)",
      'launchStep(lobbyOf(vendor), session)',
    ),
    fault('apps/gateway/src/launch/launch.routes.ts', 'gameCode === LOBBY', 'false'),
    fault(
      'apps/portal/src/pages/catalogue/games/vendorAction.ts',
      'return { href: firstHref(vendorPlaces(vendor)) };',
      "return { href: '/' };",
    ),
  ],
};
