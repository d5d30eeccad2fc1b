import { dateTimeFormat, formatLocale } from '@baize/domain/languages';
import { useSite } from '../../../app/SiteContext.ts';

/** Who states the merchant's figures and of which day they are, as one line; nothing where it states none (D27). */
export function useClaimSource(): string | undefined {
  const { document: tenant, language } = useSite();
  const { claims, region } = tenant;
  if (claims === undefined) return undefined;
  const format = dateTimeFormat(formatLocale(language, region), { dateStyle: 'long', timeZone: 'UTC' });
  // Each in its own direction: in Arabic, a name in Latin letters would draw the date's figures to itself.
  return [claims.source, format.format(new Date(claims.asOf))].map((part) => `\u2068${part}\u2069`).join(', ');
}
