import { dateTimeFormat, formatLocale, languages } from '@baize/domain/languages';
import type { Claims } from '@baize/tenant/document';
import { useSite } from '../SiteContext.ts';

type ClaimSourceProps = {
  readonly claims: Claims;
};

/**
 * The source of the merchant's figures and their day (D27): in the reader's language where the merchant has it, else in
 * its default language, which the element then names (WCAG 3.1.2).
 */
export function ClaimSource({ claims: { source, sourceIn, asOf } }: ClaimSourceProps) {
  const { document: tenant, language } = useSite();
  const translated = language === tenant.defaultLanguage ? source : sourceIn?.[language];
  const format = dateTimeFormat(formatLocale(language, tenant.region), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <bdi lang={translated === undefined ? languages[tenant.defaultLanguage].tag : undefined}>
        {translated ?? source}
      </bdi>
      <span> · </span>
      <bdi>{format.format(new Date(asOf))}</bdi>
    </>
  );
}
