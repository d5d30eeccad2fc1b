import { languageFromHeader, languageOf } from '@baize/domain/page-language';
import { readAssets } from '@baize/service/assets';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Draw } from './games/game.types.ts';
import { drawFairly } from './games/games.ts';
import { chatPage } from './page/chatPage.ts';
import { gamePage, problemPage } from './page/gamePage.ts';
import type { RoundAnswer } from './play/play.types.ts';
import { createPlays } from './play/plays.ts';
import { createReturns, type Wait } from './play/returns.ts';
import { playRound } from './play/round.ts';
import { createWalletClient } from './wallet/walletClient.ts';

/** Headers of every response: only our own files load, and only local sites at the public port may frame them. */
const pageHeaders = (publicPort: number): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors http://*.localhost:${publicPort}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
});

export type VendorOptions = {
  /** The gateway's address without a path. */
  readonly gateway: string;
  /** Secret shared with the gateway; signs every call. */
  readonly secret: string;
  /** Port of the local sites that may frame our pages. */
  readonly publicPort: number;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
  readonly draw?: Draw;
  readonly wait?: Wait;
};

const roundRequest = z.object({ round: z.string(), bet: z.string() });
const unreferenced: Wait = (milliseconds) => delay(milliseconds, undefined, { ref: false });

/** The vendor as a fetch handler: GET /play?session=, POST /rounds, GET /chat, /assets and /ready. */
export const createVendor = (options: VendorOptions): { fetch: (request: Request) => Response | Promise<Response> } => {
  const now = options.now ?? Date.now;
  const wallet = createWalletClient(options);
  const plays = createPlays(wallet, now);
  const dependencies = { draw: options.draw ?? drawFairly, returns: createReturns(options.wait ?? unreferenced) };
  const assets = readAssets(join(import.meta.dirname, '../static'));
  const headers = Object.entries(pageHeaders(options.publicPort));
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) context.header(name, value);
  });
  app.get('/ready', (context) => context.text('ready'));

  app.get('/assets/:name', (context) => {
    const asset = assets.get(context.req.param('name'));
    if (asset === undefined) return context.notFound();
    context.header('ETag', asset.etag);
    context.header('Cache-Control', 'no-cache');
    if (context.req.header('If-None-Match') === asset.etag) return context.body(null, 304);
    return context.body(asset.body, 200, { 'Content-Type': asset.type });
  });

  app.get('/play', async (context) => {
    context.header('Cache-Control', 'no-store');
    const language = languageFromHeader(context.req.header('Accept-Language'));
    const token = context.req.query('session') ?? '';
    if (token === '') return context.html(problemPage('launchUsed', language), 410);
    const launched = await wallet.redeem(token);
    if (!launched.ok) {
      return launched.failure === 'unconfirmed'
        ? context.html(problemPage('away', language), 503)
        : context.html(problemPage('launchUsed', language), 410);
    }
    const play = plays.open(launched.value);
    const state = await play.wallet.balance(launched.value.session);
    // The token is already consumed: the player must launch again from the site.
    if (!state.ok) return context.html(problemPage('launchUsed', language), 503);
    return context.html(gamePage(play, state.value));
  });

  app.get('/chat', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.html(chatPage(languageOf(context.req.query('language') ?? '')));
  });

  app.post('/rounds', bodyLimit({ maxSize: 1024 }), async (context) => {
    context.header('Cache-Control', 'no-store');
    const play = plays.find((context.req.header('Authorization') ?? '').replace(/^Bearer /u, ''));
    if (play === undefined) return context.json<RoundAnswer>({ ok: false, code: 'sessionExpired' });
    const request = roundRequest.safeParse(await context.req.json().catch(() => undefined));
    if (!request.success) return context.json<RoundAnswer>({ ok: false, code: 'roundUnknown' }, 400);
    return context.json(await playRound(play, request.data, dependencies));
  });

  return { fetch: (request) => app.fetch(request) };
};
