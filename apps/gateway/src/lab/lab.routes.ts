import { randomBytes } from 'node:crypto';
import type { GatewayApp, GatewayContext, Services } from '../app/gateway.types.ts';
import { findMemberByAccount } from '../member/members.store.ts';
import { findMerchant } from '../merchants/merchants.store.ts';
import { beginSession } from '../session/sessions.store.ts';
import { passwordStateOf } from '../session/welcome.ts';
import { mountPlayedMerchants } from './playedMerchants.routes.ts';
import { newWorld, worldChange } from './worldRequests.ts';
import type { Clock } from './worldRequests.ts';
import { changeWorld, cloneMerchant, endWorld } from './worlds.store.ts';

const bad = (c: GatewayContext, problem: string, status: 400 | 404 = 400) => c.json({ problem }, status);

const bodyOf = (c: GatewayContext): Promise<unknown> => c.req.json().catch(() => undefined);

/**
 * Worlds, for start, development and tests: POST /lab/worlds makes one, PATCH and DELETE /lab/worlds/:id change its clock
 * and faults and end it. An answer has the id, the host, and with `as` the token of that account.
 */
export const mountLab = (app: GatewayApp, services: Services): void => {
  const {
    database: { orm },
    clock,
  } = services;
  mountPlayedMerchants(app, services);
  const offsetOf = (given: Clock | undefined, before: number): number => {
    if (given === undefined) return before;
    return typeof given === 'string' ? Date.parse(given) - clock.now() : before + given.advance;
  };

  app.post('/lab/worlds', async (c) => {
    const asked = newWorld.safeParse(await bodyOf(c));
    if (!asked.success) return bad(c, asked.error.message);
    const { from, as, faults, clock: given } = asked.data;
    const merchant = await findMerchant(orm, from);
    if (merchant?.origin !== from) return bad(c, `"from" is ${from}; there is no such merchant.`, 404);
    const clockOffsetMs = offsetOf(given, 0);
    const world = { id: `w${randomBytes(6).toString('hex')}`, from, conditions: faults, clockOffsetMs };
    const now = new Date(clock.now() + clockOffsetMs);
    await cloneMerchant(orm, { ...world, now });
    const place = { id: world.id, host: `${world.id}.${from}.localhost` };
    if (as === undefined) return c.json(place, 201);
    const member = await findMemberByAccount(orm, world.id, as);
    if (member === undefined) return bad(c, `"as" is ${as}; ${from} has no such account.`, 404);
    const { grace, mustChange } = passwordStateOf(member, merchant.settings, 'username', now);
    const token = await beginSession(orm, { merchant: world.id, memberId: member.id, now, grace, mustChange });
    return c.json({ ...place, token }, 201);
  });

  app.patch('/lab/worlds/:id', async (c) => {
    const asked = worldChange.safeParse(await bodyOf(c));
    if (!asked.success) return bad(c, asked.error.message);
    const world = await findMerchant(orm, c.req.param('id'));
    if (world === undefined || world.id === world.origin) return bad(c, 'There is no such world.', 404);
    const { faults, clock: given } = asked.data;
    await changeWorld(orm, world.id, {
      clock_offset_ms: offsetOf(given, world.clockOffsetMs),
      ...(faults === undefined ? {} : { conditions: faults }),
    });
    return c.json({ id: world.id, host: `${world.id}.${world.origin}.localhost` });
  });

  app.delete('/lab/worlds/:id', async (c) => {
    await endWorld(orm, c.req.param('id'));
    return c.body(null, 204);
  });
};
