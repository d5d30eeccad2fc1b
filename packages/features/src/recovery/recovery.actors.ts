import type { Gateway } from '@baize/gateway-sdk';
import { recoverByLink, recoverByMobile, sendRecoveryEmail } from '@baize/gateway-sdk/recovery';
import type { LinkRecovery, MobileRecovery, RecoveryEmail } from '@baize/gateway-sdk/recovery';
import { fromPromise } from 'xstate';
import { refused } from '../flow/index.ts';
import type { LinkSentAnswer, RecoveredAnswer } from './recovery.types.ts';

/** The effects of a recovery as calls; the only place here that knows the SDK. */
export const recoveryActors = (gateway: Gateway) => ({
  sendEmail: fromPromise<LinkSentAnswer, RecoveryEmail>(async ({ input, signal }) => {
    const result = await sendRecoveryEmail(gateway, input, { signal });
    return result.ok ? { kind: 'sent' } : refused(result.error);
  }),
  recoverByMobile: fromPromise<RecoveredAnswer, MobileRecovery>(async ({ input, signal }) => {
    const result = await recoverByMobile(gateway, input, { signal });
    return result.ok ? { kind: 'recovered', ...result.value } : refused(result.error);
  }),
  recoverByLink: fromPromise<RecoveredAnswer, LinkRecovery>(async ({ input, signal }) => {
    const result = await recoverByLink(gateway, input, { signal });
    if (result.ok) return { kind: 'recovered', ...result.value };
    const { error } = result;
    // What is no token at all was cut off on its way here: it is told like a link whose time is over.
    const isNone = error.kind === 'http' && error.code === 'invalidRequest';
    return isNone || (error.kind === 'business' && error.code === 'linkExpired') ? { kind: 'expired' } : refused(error);
  }),
});
