import { randomBytes } from 'node:crypto';
import { newWorld, worldChange } from '@baize/worlds';
import type { Clock } from '@baize/worlds';
import { z } from 'zod';
import type { GatewayApp, GatewayContext, Services } from '../kernel/gateway.types.ts';
import type { Tx } from '../database/database.types.ts';
import { findMemberByAccount } from '../accounts/members.store.ts';
import { worldChanged } from '../merchants/openMerchants.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { insertSession } from '../access/sessions.store.ts';
import { passwordStateOf } from '../session/finishLogin.ts';
import { furnishWorld } from './furnishWorld.ts';
import { mountPlayedMerchants } from './playedMerchants.routes.ts';
import { InvalidWish } from '../kernel/invalidWish.ts';
import { changeWorld, cloneMerchant, endWorld } from './worlds.store.ts';

/** The request's JSON body, validated. Throws an `InvalidWish` with the issues and their paths. */
const wishOf = async <T>(c: GatewayContext, schema: z.ZodType<T>): Promise<T> => {
  const wish = schema.safeParse(await c.req.json().catch(() => undefined));
  if (wish.success) return wish.data;
  throw new InvalidWish(z.prettifyError(wish.error));
};

const tokenOf = async (tx: Tx, world: ActiveMerchant, account: string, now: Date): Promise<string> => {
  const member = await findMemberByAccount(tx, world.id, account);
  if (member === undefined) throw new InvalidWish(`"as" is ${account}; ${world.origin} has no such account.`, 404);
  const { grace, mustChange } = passwordStateOf(member, world.settings, 'username', now);
  return insertSession(tx, { merchant: world.id, memberId: member.id, now, grace, mustChange });
};

const placeOf = ({ id, origin }: ActiveMerchant) => ({ id, host: `${id}.${origin}.localhost` });

/** Sends the result of `come` as JSON; an `InvalidWish` becomes `{ problem }` with its status. */
const respond = async (c: GatewayContext, status: 200 | 201, come: () => Promise<object>): Promise<Response> => {
  try {
    return c.json(await come(), status);
  } catch (error) {
    if (error instanceof InvalidWish) return c.json({ problem: error.message }, error.status);
    throw error;
  }
};

/**
 * Routes of worlds, for development and tests: POST /lab/worlds creates one, PATCH and DELETE /lab/worlds/:id change
 * and delete it. The answer has id and host, and with `as` a token of that account. A refused wish changes nothing.
 */
export const mountLab = (app: GatewayApp, services: Services): void => {
  const {
    database: { owner: orm, signals },
    merchants,
    clock,
  } = services;
  mountPlayedMerchants(app, services);
  const offsetOf = (given: Clock | undefined, before: number): number => {
    if (given === undefined) return before;
    return typeof given === 'string' ? Date.parse(given) - clock.now() : before + given.advance;
  };
  const timeOf = ({ clockOffsetMs }: { clockOffsetMs: number }): Date => new Date(clock.now() + clockOffsetMs);

  app.post('/lab/worlds', (c) =>
    respond(c, 201, async () => {
      const { from, as, failures = {}, clock: given, ...furnishing } = await wishOf(c, newWorld);
      const merchant = await merchants.findPlayed(from);
      if (merchant === undefined) throw new InvalidWish(`"from" is ${from}; there is no such merchant.`, 404);
      const id = `w${randomBytes(6).toString('hex')}`;
      const clone = { ...merchant, id, conditions: failures, clockOffsetMs: offsetOf(given, 0) };
      const now = timeOf(clone);
      return orm.transaction(async (tx) => {
        await cloneMerchant(tx, { ...clone, from, now });
        const world = await furnishWorld(tx, clone, furnishing, now);
        return as === undefined ? placeOf(world) : { ...placeOf(world), token: await tokenOf(tx, world, as, now) };
      });
    }),
  );

  app.patch('/lab/worlds/:id', (c) =>
    respond(c, 200, async () => {
      const { failures, clock: given, ...furnishing } = await wishOf(c, worldChange);
      const world = await merchants.find(c.req.param('id'));
      if (world === undefined || world.id === world.origin) throw new InvalidWish('There is no such world.', 404);
      const clockOffsetMs = offsetOf(given, world.clockOffsetMs);
      const place = await orm.transaction(async (tx) => {
        const conditions = failures ?? world.conditions;
        await changeWorld(tx, world.id, { clock_offset_ms: clockOffsetMs, conditions });
        return placeOf(await furnishWorld(tx, world, furnishing, timeOf({ clockOffsetMs })));
      });
      await signals.tell(worldChanged(world.id));
      return place;
    }),
  );

  app.delete('/lab/worlds/:id', async (c) => {
    const id = c.req.param('id');
    await endWorld(orm, id);
    await signals.tell(worldChanged(id));
    return c.body(null, 204);
  });
};
