import type { BannerGroup } from '@baize/domain/banner-groups';
import { daylightAtom } from '@baize/features/system';
import type { HeroBanner } from '@baize/ui-kit/Hero';
import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { useSite } from '../SiteContext.ts';

/** A banner without its button; `to` is the name of the page that it links to, if any. */
export type WordedBanner = Omit<HeroBanner, 'action'> & { to?: string | undefined };

/**
 * The merchant's own banners of a group, with their texts from its folder (pictures contain no text). By day those with
 * a daylight picture show it, except the first one, which is part of the document.
 */
export const useTenantBanners = (group: BannerGroup): WordedBanner[] => {
  const { i18n } = useLingui();
  const { document: tenant } = useSite();
  const daylight = useAtomValue(daylightAtom);
  return (tenant.banners[group] ?? []).map((banner, place) => {
    const { id, day = banner, to } = banner;
    const { image, imageNarrow } = daylight && place > 0 ? day : banner;
    return {
      id,
      image: image.src,
      imageSet: image.sources?.[0]?.srcset,
      imageNarrow: imageNarrow?.src,
      imageNarrowSet: imageNarrow?.sources?.[0]?.srcset,
      title: i18n._(`banner.${group}.${id}.title`),
      line: i18n._(`banner.${group}.${id}.line`),
      to,
      mirrors: true,
    };
  });
};
