import { fault, type RowFaults } from '../fault.ts';

const entryAtoms = 'packages/features/src/announcements/entry.atoms.ts';
const entryRules = 'packages/features/src/announcements/entry.rules.ts';
const promotionStore = 'apps/gateway/src/promotions/promotions.store.ts';
const readImage = 'apps/gateway/src/promotions/readImage.ts';
const status = 'apps/gateway/src/promotions/promotionStatus.ts';
const carousel = 'packages/ui-kit/src/Hero/carousel.ts';

/** Announcements and banners. */
export const announcements: RowFaults = {
  'REQ-085': [
    fault(entryAtoms, "marker('USER_POPUP')", "marker('USER')"),
    fault(entryAtoms, "marker('ANONYMOUS_POPUP')", "marker('USER_POPUP')"),
  ],
  'REQ-088': [
    fault(
      'packages/features/src/announcements/useUnreadCount.ts',
      "session.state === 'loggedIn' && session.member",
      "session.state !== 'anonymous' && session.member",
    ),
  ],
  'REQ-200': [
    fault('apps/portal/src/words/cleanFragment.ts', 'leadsSafely(attribute.attrValue)', 'true'),
    fault('packages/domain/src/rich-text/richText.rules.ts', "  'blockquote',\n", "  'blockquote',\n  'img',\n"),
    fault('apps/gateway/src/announcements/announcements.rows.ts', 'cleanWords(row.contents', '(row.contents'),
  ],
  'REQ-201': [
    fault(
      'packages/gateway-sdk/src/announcements/getAnnouncements.ts',
      "['B', 'PL', 'PU', 'PR', 'H']",
      "['B', 'PL', 'PU', 'PR']",
    ),
    fault(
      'apps/gateway/src/announcements/announcements.routes.ts',
      'kindOf[kind].some((type) => asked.has(type)) ? ',
      'true ? ',
    ),
  ],
  'REQ-202': [
    fault('packages/features/src/announcements/useEntryPopup.ts', 'isClosed || owesPassword ? [] : ', ''),
    fault(
      'packages/features/src/announcements/useEntryPopup.ts',
      'close: () => setClosed(true)',
      'close: () => undefined',
    ),
  ],
  'REQ-203': [
    fault(entryRules, "return ['B'];", "return ['A'];"),
    fault(entryRules, '  if (session.member === undefined) return [];\n', ''),
    fault(entryRules, "isFirst ? ['F', 'A'] : ['A']", "['F', 'A']"),
  ],
  'REQ-204': [fault(entryRules, "  if (page !== 'framed') return [];\n", '')],
  'REQ-205': [
    fault(entryRules, 'ANNOUNCEMENTS_PER_PAGE = 11', 'ANNOUNCEMENTS_PER_PAGE = 10'),
    fault(entryRules, 'NOTICES_PER_PAGE = 9', 'NOTICES_PER_PAGE = 10'),
    fault('apps/portal/src/pages/announcements/EntryPopup.tsx', "hrefOf('rewardCenter')", "hrefOf('promotions')"),
    fault('packages/features/src/promotions/promotions.rules.ts', "['claim', 'draw']", "['claim']"),
  ],
  'REQ-206': [
    fault('apps/portal/src/pages/announcements/NoticeItem.tsx', 'setOpen(!isOpen)', 'setOpen(true)'),
    fault('apps/portal/src/pages/announcements/NoticeItem.tsx', 'data-half={!isOpen || undefined}', ''),
  ],
  'REQ-207': [
    fault('packages/domain/src/banner-groups/bannerGroups.rules.ts', "  'w_shop',\n", ''),
    fault(
      'packages/features/src/announcements/useBanners.ts',
      'data?.banners.filter((banner) => banner.group === group)',
      'data?.banners',
    ),
    fault('apps/portal/src/routes/bannerGroupOf.ts', "promotions: 'w_promotions'", "promotions: 'w_rng'"),
    fault('apps/portal/src/routes/bannerGroupOf.ts', "  pointMall: 'w_shop',\n", ''),
    fault('apps/portal/src/pages/PageBanner.tsx', '{isNear && <Banners', '{inPopup && <Banners'),
    fault('apps/portal/src/routes/bannerTarget.ts', 'isRouteName(to) && to !== here', 'isRouteName(to)'),
  ],
  'REQ-208': [
    fault(carousel, 'STAY_MS = 5000', 'STAY_MS = 3000'),
    fault(carousel, 'CHANGE_MS = 1000', 'CHANGE_MS = 500'),
    fault('packages/ui-kit/src/Hero/useCarousel.ts', 'const many = banners > 1;', 'const many = banners > 0;'),
    fault(
      'packages/ui-kit/src/BannerCarousel/BannerCarousel.tsx',
      '<CarouselRow mayMove',
      '<CarouselRow mayMove={false}',
    ),
  ],
  'REQ-209': [
    fault(status, "return hasEnded(term, now) ? 'closed' : 'rejected';", "return 'rejected';"),
    fault(status, "if (offer.kind === 'join' && staked >= offer.required) return 'claimable';", ''),
    fault(status, "if (term.starts_at > now) return 'comingSoon';", ''),
  ],
  'REQ-210': [
    fault('packages/gateway-contract/src/promotions.ts', 'REMARK_MAX_LENGTH = 140', 'REMARK_MAX_LENGTH = 200'),
    fault('packages/gateway-contract/src/promotions.ts', 'IMAGES_AT_MOST = 3', 'IMAGES_AT_MOST = 5'),
    fault('packages/gateway-contract/src/promotions.ts', 'IMAGE_MAX_BYTES = 5_000_000', 'IMAGE_MAX_BYTES = 4_000_000'),
    fault(readImage, "startsWith(bytes, JPEG) ? 'jpeg' : undefined", "'jpeg'"),
  ],
  'REQ-211': [
    fault(
      promotionStore,
      "const changes = { state: 'claimed' as const, paid",
      "const told = { state: 'joined' as const, paid",
    ),
    fault(promotionStore, 'const paid = drawPrize(offer.prizes);', 'const paid = 1n;'),
  ],
  'REQ-212': [
    fault('apps/gateway/src/promotions/missions.ts', "eq(moves.kind, 'debit'),", "eq(moves.kind, 'credit'),"),
    fault(
      'apps/gateway/src/promotions/promotions.routes.ts',
      'player: maskedName(name), amount: amount.toString()',
      "player: maskedName(name), amount: '0'",
    ),
  ],
  'REQ-213': [
    fault('packages/gateway-sdk/src/catalogue/getWinnerBoard.ts', 'WINNERS = 20', 'WINNERS = 10'),
    fault('apps/portal/src/pages/catalogue/lobby/Winners.tsx', 'amount: money(amount, currency),', 'amount,'),
  ],
  'REQ-214': [
    fault(
      'apps/gateway/src/announcements/announcements.store.ts',
      'return { total, unread: total - read };',
      'return { total, unread: total };',
    ),
  ],
  'REQ-234': [
    fault('packages/features/src/announcements/usePromotionTiles.ts', 'TILES = 2', 'TILES = 3'),
    fault('packages/gateway-sdk/src/announcements/readAnnouncements.ts', 'image: picture.url,', 'image: id,'),
  ],
  'REQ-232': [
    fault(
      'packages/features/src/announcements/gameNotices.queries.ts',
      "LOTTERY_TYPE = 'LOTT'",
      "LOTTERY_TYPE = 'LIVE'",
    ),
    fault(
      'apps/gateway/src/announcements/announcements.routes.ts',
      'isCategoryCode(gameType) && (query.gameType ?? gameType) === gameType',
      'isCategoryCode(gameType)',
    ),
    fault('packages/gateway-contract/src/announcements.ts', "'/wps/game/announcements'", "'/wps/game/notices'"),
  ],
  'REQ-233': [
    fault(
      'apps/portal/src/routes/areas/member.ts',
      "    access: 'agent',\n    parent: 'home',\n    presentation: 'dialog',",
      "    access: 'agent',\n    parent: 'home',\n    presentation: 'page',",
    ),
    fault('apps/portal/src/routes/areas/member.ts', "access: 'realAccount'", "access: 'anyone'"),
    fault('apps/portal/src/routes/areas/announcements.ts', "presentation: 'dialog'", "presentation: 'page'"),
  ],
  'REQ-227': [
    fault(
      'apps/gateway/src/support/support.routes.ts',
      "if (!models.includes(modelId)) return refuse(c, 'chatUnavailable');",
      '',
    ),
    fault('packages/features/src/support/chat.rules.ts', '&& allows(url)', ''),
    fault('packages/gateway-sdk/src/support/launchChat.ts', 'query: { modelId }', "query: { modelId: '' }"),
    fault('apps/portal/src/shell/menus/chat/useServicePress.ts', 'event.preventDefault();', ''),
    fault('apps/portal/src/shell/menus/chat/useServicePress.ts', 'HELD_SECONDS = 2;', 'HELD_SECONDS = 0;'),
    fault('apps/portal/src/routes/useOwnEntry.ts', 'lies.current && isBack', 'lies.current && !isBack'),
    fault('apps/portal/src/shell/menus/chat/ChatPanel.tsx', 'models.length > 1 ? undefined : models[0]', 'models[0]'),
    fault('apps/portal/src/shell/menus/chat/useFrameLoad.ts', "now === 'waiting' ? 'silent' : now", 'now'),
  ],
  'REQ-228': [
    fault('packages/features/src/system/downloads.rules.ts', 'platformName === undefined || ', ''),
    fault('apps/portal/src/pages/system/down/AppCard.tsx', '<bdi translate="no">{name}</bdi>', ''),
  ],
  'REQ-229': [
    fault(
      'packages/ui-kit/src/QrCode/QrCode.styles.ts',
      'inline-size: 130px;\n    block-size',
      'inline-size: 120px;\n    block-size',
    ),
    fault('packages/ui-kit/src/QrCode/QrCode.styles.ts', 'padding: 20px', 'padding: 10px'),
    fault('apps/portal/src/shell/menus/LargeCode.tsx', 'OPENS_AFTER_MS = 100', 'OPENS_AFTER_MS = 50'),
    fault('apps/portal/src/shell/menus/LargeCode.tsx', '<Dialog open={open}', '<Dialog closesOutside open={open}'),
    fault('apps/portal/src/shell/menus/LargeCode.tsx', '<QrCode text', '<QrCode size="small" text'),
  ],
};
