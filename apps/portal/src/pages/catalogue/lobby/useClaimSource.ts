import { dateTimeFormat, formatLocale } from '@baize/domain/languages';
import { useSite } from '../../../app/SiteContext.ts';

/**
 * The source and date of the merchant's figures as one line in the site's language; undefined without figures (D27).
 */
export function useClaimSource(): string | undefined {
  const { document: tenant, language } = useSite();
  const { claims, region } = tenant;
  if (claims === undefined) return undefined;
  const format = dateTimeFormat(formatLocale(language, region), { dateStyle: 'long', timeZone: 'UTC' });
  // Each part is isolated (FSI, PDI): in Arabic, a Latin name would pull the digits of the date to its side.
  const source = claims.sourceIn?.[language] ?? claims.source;
  return [source, format.format(new Date(claims.asOf))].map((part) => `\u2068${part}\u2069`).join(', ');
}
