import { routes } from '@baize/gateway-contract';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { answer, ok } from '../kernel/answer.ts';
import type { GatewayApp, Services } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { setVisitorCookie } from '../kernel/visitorCookie.ts';
import { newToken } from '../secrets/random.ts';
import { BOT_CHECK_MINUTES, checkBot, createSlider, createWork } from './botCheck.service.ts';
import type { BotCheckGiven } from './botCheck.service.ts';

const COOKIE = 'botcheck';
/** Longer than the puzzle, since the pass is issued at its end. */
const COOKIE_SECONDS = BOT_CHECK_MINUTES * 60 + 300;

/** The bot-check cookie and pass of a call. */
export const botCheckGiven = (c: Context, given: { readonly pass: string } | undefined): BotCheckGiven => ({
  visitor: getCookie(c, COOKIE),
  pass: given?.pass,
});

/** Routes of the bot check: a slider puzzle, or proof of work for those who cannot or will not solve it. */
export const mountBotCheck = (app: GatewayApp, { gapAt }: Services): void => {
  handle(app, routes.getBotCheck, async ({ c, call, query: { kind } }) => {
    const visitor = newToken();
    setVisitorCookie(c, COOKIE, visitor, COOKIE_SECONDS);
    if (kind === 'work') return ok(c, await createWork(call.database, call, visitor));
    const x = call.merchant.conditions.botCheckGap ?? gapAt();
    return ok(c, await createSlider(call.database, call, visitor, x));
  });

  handle(app, routes.answerBotCheck, async ({ c, call, body }) => {
    const { visitor } = botCheckGiven(c, undefined);
    return answer(c, await checkBot(call.database, call, visitor, body));
  });
};
