import type { TenantDocument } from './document.types.ts';

/** What every sentence may say of its merchant without being given it. */
export const siteConstants = ['brandName', 'minimumAge', 'supportEmail'] as const;

export type SiteConstants = Record<(typeof siteConstants)[number], string>;

/** The merchant's values for them. */
export const siteConstantsOf = ({
  brandName,
  minimumAge,
  supportEmail,
}: Pick<TenantDocument, keyof SiteConstants>): SiteConstants => ({
  brandName,
  minimumAge: String(minimumAge),
  supportEmail,
});
