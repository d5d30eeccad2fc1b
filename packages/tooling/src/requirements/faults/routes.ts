import { fault, type RowFaults } from '../fault.ts';

const areas = 'apps/portal/src/routes/areas';
const arrival = 'apps/portal/src/routes/useScrollAndFocus.ts';

/** Routes and shell. */
export const routesAndShell: RowFaults = {
  'REQ-012': [
    fault(
      `${areas}/catalogue.ts`,
      "paths: ['/', '/index', '/index.html', '/home']",
      "paths: ['/', '/index.html', '/home']",
    ),
  ],
  'REQ-016': [fault(`${areas}/system.ts`, "paths: ['/down']", "paths: ['/download']")],
  'REQ-017': [
    fault(`${areas}/support.ts`, "beneath: 'home',", ''),
    fault('apps/portal/src/routes/useMove.ts', 'navigate(parent, { replace: true })', 'navigate(-1)'),
  ],
  'REQ-027': [
    fault(`${areas}/lottery.ts`, "access: 'realAccount'", "access: 'anyone'"),
    fault(`${areas}/lottery.ts`, "layout: 'game'", "layout: 'full'"),
    fault('apps/portal/src/routes/search/requestedLottery.ts', "search.get('gameCode')", "search.get('code')"),
  ],
  'REQ-028': [fault(`${areas}/lottery.ts`, "paths: ['/vnLottery']", "paths: ['/vn-lottery']")],
  'REQ-029': [
    fault(
      `${areas}/session.ts`,
      "label: msg({ id: 'navigation.agent', message: 'Agent log in' }),\n    access: 'anyone',\n    parent: 'home',\n    presentation: 'page',\n    layout: 'bare',",
      "label: msg({ id: 'navigation.agent', message: 'Agent log in' }),\n    access: 'anyone',\n    parent: 'home',\n    presentation: 'page',\n    layout: 'full',",
    ),
    fault(`${areas}/member.ts`, "layout: 'bare',", "layout: 'full',"),
  ],
  'REQ-019': [
    fault(`${areas}/promotions.ts`, "paths: ['/promotions']", "paths: ['/promotion']"),
    fault(
      'apps/portal/src/pages/promotions/PromotionsList.tsx',
      'startsOpen={promotion.id === named}',
      'startsOpen={false}',
    ),
  ],
  'REQ-021': [
    fault(`${areas}/launch.ts`, "layout: 'game',", "layout: 'full',"),
    fault(`${areas}/launch.ts`, "paths: ['/seamless']", "paths: ['/play']"),
  ],
  'REQ-022': [
    fault(`${areas}/catalogue.ts`, "paths: ['/live']", "paths: ['/casino']"),
    fault('apps/portal/src/pages/catalogue/centre/useCentre.ts', 'categoryRoute[code] === page', "code === 'SPORTS'"),
  ],
  'REQ-023': [fault(`${areas}/catalogue.ts`, '    isGamePage: true,\n', '')],
  'REQ-024': [fault(`${areas}/catalogue.ts`, "alsoNamed: 'slot',", '')],
  'REQ-026': [fault(`${areas}/favourites.ts`, "access: 'member',", "access: 'anyone',")],
  'REQ-030': [
    fault('apps/portal/src/shell/PageFrame.tsx', '<NotFoundScreen />', 'null'),
    fault('apps/portal/src/shell/PageFrame.tsx', "{layout !== 'bare' && <SiteHeader />}", ''),
  ],
  'REQ-031': [
    fault('packages/domain/src/routes/access.rules.ts', "if (role === 'visitor') return 'logIn';", ''),
    fault('apps/portal/src/shell/RoutePage.tsx', ', { return: addressOf(place) }', ''),
  ],
  'REQ-032': [
    fault('apps/portal/src/shell/FirstCover.tsx', 'return mounted && settled ? null : (', 'return ('),
    fault(
      'apps/portal/src/shell/PageFrame.tsx',
      '<Suspense fallback={<LoadingCover />}>',
      '<LoadingCover /><Suspense>',
    ),
  ],
  'REQ-033': [
    fault(arrival, 'window.scrollTo(0, 0);', ''),
    fault(arrival, 'if (isNewPage || isNewHash)', 'if (isNewPage)'),
  ],
  'REQ-034': [
    fault('apps/portal/src/routes/moves.ts', "if (href === addressOf(popup ?? page)) return { kind: 'stay' };", ''),
  ],
  'REQ-037': [
    fault('apps/portal/src/main.tsx', 'import { BrowserRouter } from', 'import { HashRouter as BrowserRouter } from'),
  ],
  'REQ-039': [
    fault('apps/portal/src/app/withTimeout.ts', 'TIMEOUT_SECONDS = 120', 'TIMEOUT_SECONDS = 12'),
    fault('apps/portal/src/app/recoverChunks.ts', 'if (now - last < ONCE_IN_SECONDS * 1000) return false;', ''),
  ],
  'REQ-041': [
    fault('apps/portal/src/shell/menus/useFreePlay.ts', 'freePlay && !isLoggedIn', 'smsLogin && !isLoggedIn'),
    fault('apps/portal/src/shell/menus/useFreePlay.ts', 'useFlags().freePlay && ', ''),
    fault('apps/portal/src/shell/menus/FrameExtras.tsx', '<HeaderFreePlay />', ''),
    fault('apps/portal/src/shell/menus/FrameExtras.tsx', '<HeaderService />', ''),
    fault('apps/portal/src/shell/menus/HeaderService.tsx', '<AppCodes />', ''),
    fault('apps/portal/src/shell/menus/HeaderService.tsx', '<ServiceList />', ''),
    fault('apps/portal/src/shell/SiteHeader.tsx', '<SiteTools />', ''),
    fault(
      'apps/portal/src/shell/SiteHeader.tsx',
      'navigation={{ label, items, Panels: NavigationPanels }}',
      'navigation={{ label: "", items }}',
    ),
  ],
  'REQ-045': [
    fault('apps/portal/src/shell/VisitorCorner.tsx', "href={hrefOf('help')}", "href={hrefOf('home')}"),
    fault('apps/portal/src/shell/VisitorCorner.tsx', '!isKnown || flags.directRegistration ?', '!isKnown ?'),
  ],
  'REQ-046': [
    fault('apps/portal/src/shell/menus/useClockFace.ts', "new Set(['CN', 'VI'])", "new Set(['CN'])"),
    fault('packages/ui-kit/src/Clock/Clock.tsx', 'SECOND - moment.getMilliseconds()', '60 * SECOND'),
  ],
  'REQ-047': [
    fault('packages/features/src/catalogue/catalogue.rules.ts', 'MENU_VENDORS = 14', 'MENU_VENDORS = 15'),
    fault('apps/portal/src/shell/menus/VendorPanel.tsx', 'hasMore ? [...entries, all] : entries', 'entries'),
  ],
  'REQ-048': [
    fault('packages/features/src/lottery/lottery.rules.ts', 'code !== UNLISTED_GROUP && ', ''),
    fault('packages/features/src/lottery/lottery.rules.ts', '!houseVendors.has(vassalage)', 'false'),
  ],
  'REQ-049': [
    fault('apps/portal/src/shell/menus/useRebate.ts', 'format(share / 100)', 'format(share)'),
    fault('apps/portal/src/shell/menus/VendorPanel.tsx', 'note={rebate?.text}', ''),
  ],
  'REQ-050': [
    fault(
      'apps/portal/src/shell/menus/useOffers.ts',
      "['rewardCenter', 'promotions', 'pointMall']",
      "['promotions', 'pointMall']",
    ),
  ],
  'REQ-051': [
    fault('apps/portal/src/shell/menus/useServices.ts', "{ topic: 'deposit' }", "{ topic: 'withdraw' }"),
    fault('apps/portal/src/shell/menus/useServices.ts', 'href: telegram,', 'href: undefined,'),
    fault('apps/portal/src/shell/menus/SideMenu.tsx', "isClosed ? 'open' : 'closed'", "'open'"),
    fault('apps/portal/src/shell/menus/SideMenu.tsx', "apps === 'ready'", "apps === 'empty'"),
  ],
  'REQ-052': [fault('apps/portal/src/shell/menus/useServices.ts', 'href: tenant.usdtTutorial', 'href: undefined')],
  'REQ-053': [
    fault('apps/portal/src/shell/menus/FooterLinks.tsx', '{ topic: id }', '{ topic: title }'),
    fault('apps/portal/src/shell/SiteFooter.tsx', '...(phone ?', '...(!phone ?'),
    fault('apps/portal/src/shell/SiteFooter.tsx', 'href: `mailto:${supportEmail}`', "href: ''"),
  ],
  'REQ-054': [
    fault('apps/portal/src/shell/menus/FooterLinks.tsx', "['elott', 'live', 'sports']", "['elott', 'sports']"),
    fault('apps/portal/src/shell/menus/FooterLinks.tsx', 'picture: pictureOf(href)', 'picture: undefined'),
  ],
  'REQ-055': [
    fault(
      'apps/portal/src/pages/catalogue/lobby/HomeClaims.tsx',
      'figure: claims.withdrawSeconds',
      'figure: undefined',
    ),
    fault('packages/ui-kit/src/FigureList/FigureList.tsx', '{source}</FigureListSource>', '</FigureListSource>'),
  ],
  'REQ-056': [
    fault('packages/ui-kit/src/NoticeLine/useMarquee.ts', 'SECONDS_A_LINE = 10', 'SECONDS_A_LINE = 20'),
    fault('packages/ui-kit/src/NoticeLine/useMarquee.ts', 'else moving?.pause()', ''),
    fault('packages/ui-kit/src/NoticeLine/useMarquee.ts', '!passes || still ||', '!passes ||'),
  ],
};
