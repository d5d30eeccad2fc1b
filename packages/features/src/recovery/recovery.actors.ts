import type { Gateway } from '@baize/gateway-sdk';
import { recoverByLink, recoverByMobile, sendRecoveryEmail } from '@baize/gateway-sdk/recovery';
import type { LinkRecovery, MobileRecovery, RecoveryEmail } from '@baize/gateway-sdk/recovery';
import { fromPromise } from 'xstate';
import { refused } from '../flow/index.ts';
import type { LinkSentAnswer, RecoveredAnswer } from './recovery.types.ts';

/** Effects of the recovery chart as gateway calls. */
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
    // A malformed token comes from a link that was cut off; it is handled like an expired one.
    const isNone = error.kind === 'http' && error.code === 'invalidRequest';
    return isNone || (error.kind === 'business' && error.code === 'linkExpired') ? { kind: 'expired' } : refused(error);
  }),
});
