/**
 * The banners of a group: the gateway's when it has any, else the tenant's (D23). The tenant's first `seen` banners
 * keep their places, so that the picture on screen never changes; pass 0 when none was shown yet.
 */
export const effectiveBanners = <B extends { readonly id: string }>(
  tenantBanners: readonly B[],
  gatewayBanners: readonly B[],
  seen = 1,
): B[] => {
  if (gatewayBanners.length === 0) return [...tenantBanners];
  const kept = tenantBanners.slice(0, seen);
  const ids = new Set(kept.map(({ id }) => id));
  return [...kept, ...gatewayBanners.filter(({ id }) => !ids.has(id))];
};
