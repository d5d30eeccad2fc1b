export { foreignCode } from './foreignCode.ts';
export type { NumberPlan } from './mobileNumbers.types.ts';
export { planOf } from './planOf.ts';
export { readMobileNumber } from './readMobileNumber.ts';
