export { refusedRecoveryField } from './recovery.rules.ts';
export type { RecoveryMethod, RecoveryOutput, RecoveryRefusal } from './recovery.types.ts';
export { useRecovery } from './useRecovery.ts';
export type { Recovery } from './useRecovery.ts';
