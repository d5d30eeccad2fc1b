import { allowedAddress } from '@baize/domain/addresses';
import { routes } from '@baize/gateway-contract';
import { answer, ok, problem, refuse } from '../kernel/answer.ts';
import type { GatewayApp, GatewayContext, Services } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { findGame, findLobby, listVendors } from '../catalogue/catalogue.store.ts';
import type { LimitsPort } from '../wallet/limits.types.ts';
import { launch } from './launch.service.ts';
import { readPlaySession } from './playSession.store.ts';

const HOME = '/';

/** Game code that stands for the whole vendor (REQ-194). */
const LOBBY = 'LOBBY';

const badAddress = (c: GatewayContext) => problem(c, 400, 'invalidRequest', { field: 'backUrl' });

/** Launch calls for vendor games and house lotteries (D22), and the net of a play session. */
export const mountLaunch = (app: GatewayApp, services: Services & LimitsPort): void => {
  handle(app, routes.launchExternalGame, async ({ c, call, session, effect, body }) => {
    const { vassalage, gameCode, gameType, mode, language } = body;
    // Checked here and not in the contract, because it depends on the body: a demo needs no session (D21).
    if (mode === 'real' && session === undefined) return problem(c, 401, 'unauthenticated');
    if (mode === 'real' && session?.role === 'trial') return problem(c, 403, 'realAccountRequired');
    const backUrl = allowedAddress(body.backUrl, { site: call.origin })?.href;
    if (backUrl === undefined) return badAddress(c);
    const { database, merchant } = call;
    const game =
      gameCode === LOBBY
        ? await findLobby(database, merchant.catalogue, vassalage, gameType)
        : await findGame(database, merchant.catalogue, { vassalage, gameCode, gameType });
    return effect(async (tx) => {
      const result = await launch(services, tx, { ...call, language }, { game, mode, backUrl });
      return answer(c, result);
    });
  });

  handle(app, routes.launchGame, async ({ c, call, query: { language = call.language, ...query } }) => {
    const backUrl = allowedAddress(query.backUrl ?? HOME, { site: call.origin })?.href;
    if (backUrl === undefined) return badAddress(c);
    const houses = (await listVendors(call.database, call.merchant.catalogue)).filter((vendor) => vendor.in_house);
    const gameCode = query.lottoGameCode ?? 'five-minute-draw';
    const game = await findGame(call.database, call.merchant.catalogue, { gameCode });
    const house = houses.some((vendor) => vendor.vassalage === game?.vassalage) ? game : undefined;
    const asked = { game: house, mode: 'real' as const, backUrl };
    const result = await call.database.transaction((tx) => launch(services, tx, { ...call, language }, asked));
    return answer(c, result);
  });

  handle(app, routes.getPlaySession, async ({ c, call, session: { memberId }, query: { sessionId } }) => {
    const { database, merchant } = call;
    const played = await readPlaySession(database, { merchant: merchant.id, memberId }, sessionId);
    if (played === undefined) return refuse(c, 'playSessionUnknown');
    const { startedAt, net, sequence } = played;
    const { currency } = merchant.settings.sandbox;
    return ok(c, { startedAt: startedAt.toISOString(), net: net.toString(), currency, sequence });
  });
};
