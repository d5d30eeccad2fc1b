import { dateTimeFormat, formatLocale } from '@baize/domain/languages';
import { useSite } from '../../../app/SiteContext.ts';

/** The source of the merchant's figures and their day, as one line in the reader's language; nothing where it states none (D27). */
export function useClaimSource(): string | undefined {
  const { document: tenant, language } = useSite();
  const { claims, region } = tenant;
  if (claims === undefined) return undefined;
  const format = dateTimeFormat(formatLocale(language, region), { dateStyle: 'long', timeZone: 'UTC' });
  // Each in its own direction: in Arabic, a name in Latin letters would draw the date's figures to itself.
  const source = claims.sourceIn?.[language] ?? claims.source;
  return [source, format.format(new Date(claims.asOf))].map((part) => `\u2068${part}\u2069`).join(', ');
}
