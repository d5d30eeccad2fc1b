import { dateTimeFormat, formatLocale } from '@baize/domain/languages';
import { useSite } from '../../../app/SiteContext.ts';

/** Who states the merchant's figures and of which day they are, as one line; nothing where it states none (D27). */
export function useClaimSource(): string | undefined {
  const { document: tenant, language } = useSite();
  const { claims, region } = tenant;
  if (claims === undefined) return undefined;
  const format = dateTimeFormat(formatLocale(language, region), { dateStyle: 'long', timeZone: 'UTC' });
  return `${claims.source}, ${format.format(new Date(claims.asOf))}`;
}
