export { jurisdictionIds, jurisdictions } from './jurisdictions.rules.ts';
export type { JurisdictionId } from './jurisdictions.rules.ts';
