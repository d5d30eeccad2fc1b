import { fault, type RowFaults } from '../fault.ts';

const carousel = 'packages/ui-kit/src/Hero/carousel.ts';

/** Announcements and banners. */
export const announcements: RowFaults = {
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
  'REQ-207': [
    fault('packages/domain/src/banner-groups/bannerGroups.rules.ts', "  'w_shop',\n", ''),
    fault(
      'packages/features/src/announcements/useBanners.ts',
      'data.filter((banner) => banner.group === group)',
      'data',
    ),
  ],
  'REQ-208': [
    fault(carousel, 'STAY_MS = 5000', 'STAY_MS = 3000'),
    fault(carousel, 'CHANGE_MS = 1000', 'CHANGE_MS = 500'),
    fault('packages/ui-kit/src/Hero/useCarousel.ts', 'const many = banners > 1;', 'const many = banners > 0;'),
  ],
  'REQ-213': [
    fault('packages/gateway-sdk/src/catalogue/getWinnerBoard.ts', 'WINNERS = 20', 'WINNERS = 10'),
    fault('apps/portal/src/pages/catalogue/lobby/Winners.tsx', 'amount: money(amount, currency),', 'amount,'),
  ],
  'REQ-228': [
    fault('packages/features/src/system/downloads.rules.ts', 'platformName === undefined || ', ''),
    fault('apps/portal/src/pages/system/down/AppCard.tsx', '<bdi>{name}</bdi>', ''),
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
