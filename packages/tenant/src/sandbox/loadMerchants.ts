import { lawfulAge } from '@baize/domain/jurisdictions';
import type { JurisdictionId } from '@baize/domain/jurisdictions';
import type { LanguageCode } from '@baize/domain/languages';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import { parseSource } from '../diagnostics/parseSource.ts';
import { JsonSource } from '../diagnostics/source.ts';
import { listTenants } from '../load/listTenants.ts';
import type { TenantFolder } from '../load/listTenants.ts';
import type { Sandbox } from '../schema/sandboxSchema.ts';
import { tenantSchema } from '../schema/tenantSchema.ts';
import { loadSandbox } from './loadSandbox.ts';

/** Data for the reference gateway to play a merchant: id, hosts, languages and sandbox. */
export type Merchant = {
  id: string;
  brandName: string;
  domains: string[];
  languages: LanguageCode[];
  defaultLanguage: LanguageCode;
  supportEmail: string;
  customerService: string;
  minimumAge: number;
  /** The law under which the site offers play; `none` where it is absent. */
  jurisdiction?: JurisdictionId;
  sandbox: Sandbox;
};

const loadMerchant = (folder: TenantFolder): { merchant?: Merchant; diagnostics: Diagnostic[] } => {
  const file = join(folder.dir, 'tenant.json');
  const { value, diagnostics } = parseSource(JsonSource.read(file) ?? new JsonSource(file, ''), tenantSchema);
  const { sandbox, diagnostics: ofSandbox } = loadSandbox(folder.dir);
  if (!value || !sandbox) return { diagnostics: [...diagnostics, ...ofSandbox] };
  const { brandName, domains, languages, defaultLanguage, supportEmail, customerService, minimumAge, jurisdiction } =
    value;
  const merchant = { id: value.id ?? folder.name, brandName, domains, languages, defaultLanguage };
  const rules = { minimumAge: lawfulAge(jurisdiction, minimumAge), jurisdiction };
  return { merchant: { ...merchant, supportEmail, customerService, ...rules, sandbox }, diagnostics: [] };
};

/** Loads every merchant of a tenants folder, in folder order. An invalid folder yields diagnostics instead. */
export const loadMerchants = async (
  tenantsDir: string,
): Promise<{ merchants: Merchant[]; diagnostics: Diagnostic[] }> => {
  const loaded = (await listTenants(tenantsDir)).map(loadMerchant);
  return {
    merchants: loaded.flatMap(({ merchant }) => merchant ?? []),
    diagnostics: loaded.flatMap(({ diagnostics }) => diagnostics),
  };
};
