import type { BannerGroup } from '@baize/domain/banner-groups';
import type { Banner } from '@baize/gateway-sdk/announcements';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../app/index.ts';
import { announcementsQuery } from './announcements.queries.ts';
import { effectiveBanners } from './banners.rules.ts';

/**
 * The banners of a group, at once the tenant's own, then the gateway's behind the first `seen` of them. The tenant's keep
 * whatever else they carry.
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
