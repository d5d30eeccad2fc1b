import { fault, type RowFaults } from '../fault.ts';

const categories = 'packages/domain/src/categories/categories.rules.ts';
const cards = 'apps/gateway/src/catalogue/cards.ts';
const contract = 'packages/gateway-contract/src/catalogue/catalogue.ts';
const rules = 'packages/features/src/catalogue/catalogue.rules.ts';
const readGames = 'packages/gateway-sdk/src/catalogue/readGames.ts';
const gameCard = 'packages/ui-kit/src/GameCard/GameCard.tsx';

/** Catalogue. */
export const catalogue: RowFaults = {
  'REQ-169': [
    fault(
      'packages/gateway-sdk/src/catalogue/getGameVendors.ts',
      'name: wire.displayName || wire.vassalage,',
      'name: wire.vassalage,',
    ),
  ],
  'REQ-170': [fault(categories, "  'LIVE',\n  'ELOTT',\n", "  'ELOTT',\n  'LIVE',\n")],
  'REQ-171': [
    fault(categories, "['AV', 'IMES', 'IA', 'AI', 'TF']", "['AV', 'IMES', 'IA', 'AI']"),
    fault(categories, "vendor.gameType === 'SPORTS' && ", ''),
  ],
  'REQ-174': [
    fault(categories, "['DS88', 'DIG']", "['DS88']"),
    fault(categories, 'mode === text.toUpperCase()', 'mode === text'),
    fault('apps/gateway/src/lottery/prizeModes.ts', 'gameCodes === undefined || gameCodes.includes(code)', 'true'),
  ],
  'REQ-173': [
    fault(gameCard, '{isNew && <GameCardBadge>{words.new}</GameCardBadge>}', ''),
    fault(cards, 'isNew: vendor.is_new ? (1 as const) : (0 as const),', 'isNew: 0 as const,'),
  ],
  'REQ-172': [
    fault(
      'packages/domain/src/categories/categories.rules.ts',
      "(vassalage === 'TCG_LOTTO_VN' || vassalage === 'LOTT')",
      "vassalage === 'LOTT'",
    ),
    fault(
      'packages/features/src/lottery/useLotteryGames.ts',
      "lotteryMenusQuery(only('lottery'), mode)",
      "lotteryMenusQuery(only('lottery'), 'LOTT')",
    ),
  ],
  'REQ-188': [
    fault(
      'packages/features/src/catalogue/catalogue.queries.ts',
      "answerKey(scope, { language: true }, 'hot-games', vendor)",
      "answerKey(scope, {}, 'hot-games', vendor)",
    ),
    fault(
      'packages/features/src/catalogue/lobby.queries.ts',
      "answerKey(scope, { language: true }, 'winners')",
      "answerKey(scope, {}, 'winners')",
    ),
    fault('packages/features/src/catalogue/catalogue.queries.ts', '    gcTime: Infinity,\n', ''),
    fault('packages/features/src/wallet/merchantWallet.queries.ts', '    gcTime: Infinity,\n', ''),
    fault(
      'packages/gateway-sdk/src/wallet/getMerchantWallet.ts',
      'merchantCode: gateway.merchant()',
      "merchantCode: ''",
    ),
  ],
  'REQ-181': [
    fault('apps/gateway/src/lottery/menus.routes.ts', 'remark: inLanguage(names, language)', 'remark: code'),
    fault('apps/gateway/src/lottery/menus.routes.ts', 'labelName: inLanguage(', 'label: inLanguage('),
    fault('apps/portal/src/pages/lottery/lotteryKindIcons.ts', 'kinds[group] : undefined', 'undefined : undefined'),
  ],
  'REQ-187': [
    fault('apps/gateway/src/lottery/menus.routes.ts', "const SEA = 'TCG_SEA';", "const SEA = 'LOTT';"),
    fault('apps/gateway/src/lottery/menus.routes.ts', "const VN = 'TCG_LOTTO_VN';", "const VN = 'LOTT';"),
    fault('apps/gateway/src/lottery/draws.routes.ts', "const VN = ['TCG_LOTTO_VN'];", "const VN = ['LOTT'];"),
  ],
  'REQ-175': [
    fault(rules, 'HOME_VENDORS = 8', 'HOME_VENDORS = 9'),
    fault('packages/ui-kit/src/GameShelf/useRail.ts', 'SIDE_BY_SIDE = 7', 'SIDE_BY_SIDE = 6'),
  ],
  'REQ-176': [
    fault(
      'packages/ui-kit/src/GameCard/GameCardActions.tsx',
      '{tryGame && <ActionButton variant="quiet" action={tryGame} word={words.tryGame} name={name} />}',
      '',
    ),
    fault(
      'packages/features/src/launch/launch.rules.ts',
      "if (session.state === 'anonymous' && !demo)",
      "if (session.state === 'anonymous')",
    ),
  ],
  'REQ-177': [
    fault(
      'packages/features/src/catalogue/gameList.rules.ts',
      "offered.includes('TY') ? [...everywhere, 'BG'] : everywhere",
      "[...everywhere, 'BG']",
    ),
    fault(
      'apps/portal/src/pages/catalogue/list/SlotFilters.tsx',
      'onNarrow({ subCategory: subCategory === kind ? undefined : kind })',
      'onNarrow({})',
    ),
  ],
  'REQ-178': [
    fault(rules, 'oneUnitBet === true ? { minBet: 1 }', 'oneUnitBet === true ? { minBet: 2 }'),
    fault(
      'packages/features/src/catalogue/gameList.rules.ts',
      'const words = searchForm(search);',
      'const words = search.toLowerCase();',
    ),
    fault('apps/portal/src/pages/catalogue/list/listAddress.ts', "...(manyLines && { minLineNum: '25' }),", ''),
    fault('apps/gateway/src/catalogue/catalogue.store.ts', 'gte(games.lines, filter.minLines)', 'undefined'),
  ],
  'REQ-179': [fault(rules, 'GAMES_PER_PAGE = 15', 'GAMES_PER_PAGE = 20')],
  'REQ-180': [
    fault(readGames, 'wire.gameName || wire.nodeName || code', 'wire.gameName || code'),
    fault(readGames, "wire.isGame === 'VASSALAGE'", 'false'),
  ],
  'REQ-182': [
    fault('packages/features/src/catalogue/useVendorGames.ts', "games.length > 0 ? 'ready' : 'empty'", "'ready'"),
    fault(
      'packages/features/src/launch/launch.rules.ts',
      "if (game.status === 'maintenance') return { step: 'maintenance', until: game.maintenanceUntil };",
      '',
    ),
  ],
  'REQ-183': [
    fault('apps/gateway/src/media/drawPicture.ts', "{ SABA: 'SB' }", '{}'),
    fault('packages/features/src/catalogue/vendorPictures.rules.ts', "{ SB: 'SABA', LOTT: 'ELOTT' }", '{}'),
    fault('packages/features/src/catalogue/catalogue.rules.ts', "'-ACTIVE.png'", "'-DEFAULT.png'"),
  ],
  'REQ-184': [
    fault(contract, "path: '/wps/relay/GCSGAME_gameList',", "path: '/wps/relay/gameList',"),
    fault('packages/gateway-sdk/src/catalogue/getGameList.ts', 'clientType: 3, ', 'clientType: 1, '),
  ],
  'REQ-185': [
    fault('packages/gateway-sdk/src/catalogue/getHotGames.ts', 'isPlatform: 2', 'isPlatform: 1'),
    fault(
      'packages/features/src/catalogue/catalogue.queries.ts',
      "answerKey(scope, { language: true }, 'hot-games', vendor)",
      "answerKey(scope, {}, 'hot-games', vendor)",
    ),
  ],
  'REQ-186': [
    fault(contract, "path: '/wps/relay/GCS_recentGame',", "path: '/wps/relay/recentGame',"),
    fault(
      'packages/features/src/catalogue/catalogue.queries.ts',
      'enabled: scope.ready && scope.token !== undefined,',
      'enabled: scope.ready,',
    ),
  ],
};
