import { routes } from '@baize/gateway-contract';
import { ok, problem, refuse } from '../app/answer.ts';
import type { GatewayApp, GatewayContext, Services } from '../app/gateway.types.ts';
import { findGame, listVendors } from '../catalogue/catalogue.store.ts';
import { launch, ownAddress } from './launch.service.ts';

const HOME = '/';

const badAddress = (c: GatewayContext) => problem(c, 400, 'invalidRequest', { field: 'backUrl' });

/** The two launch ports: vendors' games and the lotteries of the house (D22). */
export const mountLaunch = (app: GatewayApp, services: Services): void => {
  const { orm } = services.database;

  app.openapi(routes.launchExternalGame, async (c) => {
    const { merchant, session } = c.var.call;
    const { vassalage, gameCode, gameType, mode, language, ...json } = c.req.valid('json');
    if (mode === 'real' && session === undefined) return problem(c, 401, 'unauthenticated');
    if (mode === 'real' && session?.role === 'trial') return problem(c, 403, 'realAccountRequired');
    const backUrl = ownAddress(c.var.call, json.backUrl);
    if (backUrl === undefined) return badAddress(c);
    const game = await findGame(orm, merchant.catalogue, { vassalage, gameCode, gameType });
    const result = await launch(services, orm, { ...c.var.call, language }, { game, mode, backUrl });
    return result.ok ? ok(c, result.value) : refuse(c, result.code, result.details);
  });

  app.openapi(routes.launchGame, async (c) => {
    const { merchant, session, language } = c.var.call;
    const query = c.req.valid('query');
    if (session === undefined) return problem(c, 401, 'unauthenticated');
    const backUrl = ownAddress(c.var.call, query.backUrl ?? HOME);
    if (backUrl === undefined) return badAddress(c);
    const houses = (await listVendors(orm, merchant.catalogue)).filter((vendor) => vendor.in_house);
    const gameCode = query.lottoGameCode ?? 'five-minute-draw';
    const game = await findGame(orm, merchant.catalogue, { gameCode });
    const house = houses.some((vendor) => vendor.vassalage === game?.vassalage) ? game : undefined;
    const call = { ...c.var.call, language: query.language ?? language };
    const result = await launch(services, orm, call, { game: house, mode: 'real', backUrl });
    return result.ok ? ok(c, result.value) : refuse(c, result.code, result.details);
  });
};
