export { recoverByLink } from './recoverByLink.ts';
export type { LinkRecovery } from './recoverByLink.ts';
export { recoverByMobile } from './recoverByMobile.ts';
export type { MobileRecovery, Recovered } from './recoverByMobile.ts';
export { sendRecoveryEmail } from './sendRecoveryEmail.ts';
export type { RecoveryEmail } from './sendRecoveryEmail.ts';
export { sendRecoverySms } from './sendRecoverySms.ts';
