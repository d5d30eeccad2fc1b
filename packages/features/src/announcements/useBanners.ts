import type { BannerGroup } from '@baize/domain/banner-groups';
import type { Banner } from '@baize/gateway-sdk/announcements';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { announcementsQuery } from './announcements.queries.ts';
import { effectiveBanners } from './banners.rules.ts';

/**
 * The banners of a group: the tenant's at first, then the first `seen` of these followed by the gateway's. The tenant's
 * banners keep their extra fields.
 */
export const useBanners = <Own extends { readonly id: string }>(
  group: BannerGroup,
  tenantBanners: readonly Own[],
  seen?: number,
): (Own | Banner)[] => {
  const { data } = useQuery(announcementsQuery(useScope()));
  return effectiveBanners<Own | Banner>(
    tenantBanners,
    data?.banners.filter((banner) => banner.group === group) ?? [],
    seen,
  );
};
