import { routes } from '@baize/gateway-contract';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { ok } from '../kernel/answer.ts';
import type { GatewayApp, Services } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { setVisitorCookie } from '../kernel/visitorCookie.ts';
import { newId, newToken } from '../secrets/random.ts';
import { CAPTCHA_MINUTES, PROOF_DIFFICULTY } from './captcha.service.ts';
import { storeCaptcha } from './captcha.store.ts';
import { drawCaptcha } from './drawCaptcha.ts';

const COOKIE = 'captcha';

/** Random cookie value that ties a captcha to its visitor (D9). */
export const captchaVisitorOf = (c: Context): string | undefined => getCookie(c, COOKIE);

/** Route of the captcha: a picture, or a proof of work without reading (D45). */
export const mountCaptcha = (app: GatewayApp, { captchaText }: Services): void => {
  handle(app, routes.getCaptcha, async ({ c, call: { merchant, database, now }, query: { kind } }) => {
    const visitor = newToken();
    const expiresAt = new Date(now.getTime() + CAPTCHA_MINUTES * 60_000);
    setVisitorCookie(c, COOKIE, visitor, CAPTCHA_MINUTES * 60);
    const answer = kind === 'image' ? captchaText() : newId();
    const difficulty = kind === 'image' ? 0 : PROOF_DIFFICULTY;
    await storeCaptcha(database, { merchant: merchant.id, visitor }, { kind, answer, difficulty, expiresAt });
    return ok(c, kind === 'image' ? await drawCaptcha(answer) : { challenge: answer, difficulty });
  });
};
