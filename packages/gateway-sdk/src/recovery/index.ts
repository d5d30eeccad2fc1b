export { recoverByLink, recoverByMobile, sendRecoveryEmail, sendRecoverySms } from './recovery.calls.ts';
export type { LinkRecovery, MobileRecovery, Recovered, RecoveryEmail } from './recovery.calls.ts';
