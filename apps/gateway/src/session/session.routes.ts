import { loginChallengePayload, logInPayload, routes } from '@baize/gateway-contract';
import { ok, problem, refuse } from '../app/answer.ts';
import type { GatewayApp, Services } from '../app/gateway.types.ts';
import { payloadOf } from '../app/payload.ts';
import { captchaVisitorOf } from '../verification/captcha.routes.ts';
import { openSealed } from '../encryption/openSealed.ts';
import { findMemberByAccount } from '../member/members.store.ts';
import { flagsOf } from '../merchants/settings.rules.ts';
import { answerChallenge } from './answerChallenge.ts';
import { logIn } from './logIn.ts';
import { endSession } from './sessions.store.ts';
import { begin } from './welcome.ts';

const TRIAL_ACCOUNT = 'trial';

/** Login, its second factor, free play and logout. */
export const mountSession = (app: GatewayApp, services: Services): void => {
  const { orm } = services.database;

  app.openapi(routes.logIn, async (c) => {
    const payload = payloadOf(c, logInPayload);
    if (!payload.ok) return problem(c, 400, 'invalidRequest', { field: payload.field });
    const result = await logIn(orm, c.var.call, payload.value, captchaVisitorOf(c));
    return result.ok ? ok(c, result.value) : refuse(c, result.code, result.details);
  });

  app.openapi(routes.answerLoginChallenge, async (c) => {
    const payload = payloadOf(c, loginChallengePayload);
    if (!payload.ok) return problem(c, 400, 'invalidRequest', { field: payload.field });
    const result = await answerChallenge(orm, c.var.call, payload.value);
    return result.ok ? ok(c, result.value) : refuse(c, result.code, result.details);
  });

  app.openapi(routes.logInFreePlay, async (c) => {
    const { call } = c.var;
    const opened = await openSealed(services, call, c.req.valid('json').Encryption);
    if (!opened.ok) return problem(c, 400, opened.fault, { field: 'Encryption' });
    const trial = await findMemberByAccount(orm, call.merchant.id, TRIAL_ACCOUNT);
    if (!flagsOf(call.merchant.settings).freePlay || trial === undefined) return refuse(c, 'switchedOff');
    const begun = await begin(orm, call, trial, 'freePlay');
    return begun === undefined ? refuse(c, 'switchedOff') : ok(c, begun);
  });

  app.openapi(routes.logOut, async (c) => {
    const { merchant, session, now } = c.var.call;
    if (session === undefined) return problem(c, 401, 'unauthenticated');
    await endSession(orm, { merchant: merchant.id, tokenHash: session.tokenHash }, now);
    return ok(c, null);
  });
};
