import { routes } from '@baize/gateway-contract';
import { answer, ok, problem, refuse } from '../kernel/answer.ts';
import type { GatewayApp, Services } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { openSealed } from '../encryption/openSealed.ts';
import { findMemberByAccount } from '../accounts/members.store.ts';
import { botCheckGiven } from '../verification/botCheck.routes.ts';
import { captchaVisitorOf } from '../verification/captcha.routes.ts';
import { answerChallenge } from './answerChallenge.ts';
import { logIn } from './logIn.ts';
import { resendCode } from './resendCode.ts';
import { endSession, extendSession, sessionTerm } from '../access/sessions.store.ts';
import { startSession } from './finishLogin.ts';

const TRIAL_ACCOUNT = 'trial';

/** Routes of login, second factor, free play, log-out and session term. */
export const mountSession = (app: GatewayApp, { events }: Services): void => {
  handle(app, routes.logIn, async ({ c, call, payload }) => {
    const result = await logIn(call.database, call, payload, {
      captcha: captchaVisitorOf(c),
      botCheck: botCheckGiven(c, payload.botCheck),
    });
    return answer(c, result);
  });

  handle(app, routes.answerLoginChallenge, async ({ c, call, payload }) => {
    const result = await answerChallenge(call.database, call, payload);
    return answer(c, result);
  });

  handle(app, routes.sendChallengeCode, async ({ c, call, body }) => {
    return answer(c, await resendCode(call.database, call, body));
  });

  handle(app, routes.logInFreePlay, async ({ c, call, body }) => {
    // Only the field `Encryption` is sealed, a random text: it proves that the caller has our public key (REQ-154).
    const opened = await openSealed(call, body.Encryption);
    if (!opened.ok) return problem(c, 400, opened.problem, { field: 'Encryption' });
    const trial = await findMemberByAccount(call.database, call.merchant.id, TRIAL_ACCOUNT);
    const started = trial && (await startSession(call.database, call, trial, 'freePlay'));
    return started === undefined ? refuse(c, 'switchedOff') : ok(c, started);
  });

  handle(app, routes.logOut, async ({ c, call: { merchant, database, now }, session: { tokenHash, memberId } }) => {
    await endSession(database, { merchant: merchant.id, tokenHash }, now);
    events.tell({ merchant: merchant.id, memberId });
    return ok(c, null);
  });

  handle(app, routes.getSessionTerm, async ({ c, call: { merchant, database }, session: { tokenHash } }) => {
    const term = await sessionTerm(database, { merchant: merchant.id, tokenHash });
    return term === undefined ? problem(c, 401, 'unauthenticated') : ok(c, term);
  });

  handle(app, routes.extendSession, async ({ c, call: { merchant, database, now }, session: { tokenHash } }) => {
    const term = await extendSession(database, { merchant: merchant.id, tokenHash }, now);
    return term === undefined ? problem(c, 401, 'unauthenticated') : ok(c, term);
  });
};
