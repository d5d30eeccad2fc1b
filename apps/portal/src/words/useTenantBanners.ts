import type { BannerGroup } from '@baize/domain/banner-groups';
import type { HeroBanner } from '@baize/ui-kit/Hero';
import { useLingui } from '@lingui/react';
import { useSite } from '../app/SiteContext.ts';

/** A banner before anybody decided on its button: `to` names the page it leads to, if it names one. */
export type WordedBanner = Omit<HeroBanner, 'action'> & { to?: string | undefined };

/** The merchant's own banners of a group with their words, which are messages of its folder. */
export function useTenantBanners(group: BannerGroup): WordedBanner[] {
  const { i18n } = useLingui();
  const { document: tenant } = useSite();
  return (tenant.banners[group] ?? []).map(({ id, image, imageNarrow, to }) => ({
    id,
    image: image.src,
    imageSet: image.sources?.[0]?.srcset,
    imageNarrow: imageNarrow?.src,
    imageNarrowSet: imageNarrow?.sources?.[0]?.srcset,
    title: i18n._(`banner.${group}.${id}.title`),
    line: i18n._(`banner.${group}.${id}.line`),
    to,
  }));
}
