import type { BannerGroup } from '@baize/domain/banner-groups';
import type { WorldWish } from '@baize/worlds';

/** A world whose merchant has `count` banners of a group, and no other announcements. */
export const worldWithBanners = (group: BannerGroup, count: number): WorldWish => ({
  settings: { games: { vendors: ['BAIZE'] } },
  rows: {
    announcements: Array.from({ length: count }, (_, place) => ({
      id: `${group}-${place + 1}`,
      kind: 'banner',
      groupName: group,
      titles: { EN: `Offer ${place + 1}`, AR: `عرض ${place + 1}` },
      linkageType: place === 0 ? 'rng' : 'pointless',
    })),
  },
});
