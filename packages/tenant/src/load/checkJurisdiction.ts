import { jurisdictions } from '@baize/domain/jurisdictions';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import type { JsonSource } from '../diagnostics/source.ts';
import type { TenantFile } from '../schema/tenantSchema.ts';

/** Reports settings of `tenant.json` that its jurisdiction forbids. */
export const checkJurisdiction = (source: JsonSource, file: TenantFile | undefined): Diagnostic[] => {
  if (file === undefined || jurisdictions[file.jurisdiction].preTickedConsent) return [];
  const { termsTicked } = source.value as { termsTicked?: unknown };
  if (termsTicked !== true) return [];
  const message = `The terms box must not start ticked where the jurisdiction is ${file.jurisdiction}.`;
  const fix = 'Set "termsTicked": false, or leave it out.';
  return [source.at(['termsTicked'], { code: 'wrong-value', message, fix })];
};
