/**
 * The banners of a group: the gateway's when it has any, else the tenant's own (D23). The first `seen` of the tenant's
 * stay where they are, so that the picture under the player's eyes never changes; 0 where nothing was shown yet.
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
