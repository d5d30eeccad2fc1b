import type { TenantDocument } from './document.types.ts';

/** Merchant values that every message may use as placeholders. */
export const siteConstants = ['brandName', 'minimumAge', 'supportEmail'] as const;

export type SiteConstants = Record<(typeof siteConstants)[number], string>;

/** The merchant's values of the site constants. */
export const siteConstantsOf = ({
  brandName,
  minimumAge,
  supportEmail,
}: Pick<TenantDocument, keyof SiteConstants>): SiteConstants => ({
  brandName,
  minimumAge: String(minimumAge),
  supportEmail,
});
