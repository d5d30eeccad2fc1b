import { lawOf } from '@baize/domain/jurisdictions';
import type { JurisdictionId } from '@baize/domain/jurisdictions';
import type { SiteLaw, TenantDocument } from './document.types.ts';

type Helpers = TenantDocument['playResponsibly'];

/** What a site shows by its law; undefined when that is nothing. */
export const siteLawOf = (id: JurisdictionId): SiteLaw | undefined => {
  const { notice, helpLine, marketingByChannel, nightBreak } = lawOf(id);
  const law = {
    ...(notice && { notice }),
    ...(helpLine && { helpLine }),
    ...(marketingByChannel && { marketingByChannel }),
    ...(nightBreak && { nightBreak }),
  };
  return Object.keys(law).length === 0 ? undefined : law;
};

/** Who helps, for the footer: the help line of the law with its number, then the merchant's own. */
export const helpersOf = (id: JurisdictionId, own: Helpers): Helpers => {
  const { helpLine } = lawOf(id);
  if (helpLine === undefined) return own;
  const { name, phone, url } = helpLine;
  return [{ name: `${name} ${phone}`, url }, ...(own ?? []).filter((helper) => helper.url !== url)];
};
