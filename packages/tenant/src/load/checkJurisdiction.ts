import { lawOf } from '@baize/domain/jurisdictions';
import type { Jurisdiction } from '@baize/domain/jurisdictions';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import type { JsonSource } from '../diagnostics/source.ts';
import type { TenantFile } from '../schema/tenantSchema.ts';

/** Reports settings of `tenant.json` that its jurisdiction forbids. */
export const checkJurisdiction = (
  source: JsonSource,
  file: TenantFile | undefined,
  law: Jurisdiction = lawOf(file?.jurisdiction),
): Diagnostic[] => {
  if (file === undefined) return [];
  const where = `where the jurisdiction is ${file.jurisdiction}`;
  const found: Diagnostic[] = [];
  const report = (path: readonly string[], message: string, fix: string): void => {
    found.push(source.at([...path], { code: 'wrong-value', message, fix }));
  };
  // A box that is ticked by default is emptied, and needs no change of the file.
  const { termsTicked } = source.value as { termsTicked?: unknown };
  if (termsTicked === true && !law.preTickedConsent)
    report(
      ['termsTicked'],
      `The terms box must not start ticked ${where}.`,
      'Set "termsTicked": false, or leave it out.',
    );
  const { minimumAge } = law;
  if (minimumAge !== undefined && file.minimumAge < minimumAge)
    report(['minimumAge'], `Players must be ${minimumAge} or older ${where}.`, `Set "minimumAge": ${minimumAge}.`);
  if (law.bonuses === 'none' && file.claims?.signUpReward !== undefined)
    report(['claims', 'signUpReward'], `No bonus may be offered ${where}.`, 'Leave "signUpReward" out.');
  return found;
};
