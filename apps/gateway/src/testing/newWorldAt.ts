import type { WorldChange, WorldWish } from '@baize/worlds';
import type { TestGateway } from './openTestGateway.ts';
import { visit } from './visitor.ts';

/** Creates a world of a merchant; returns a visitor at its host, and functions that change it and move its clock. */
export const newWorldAt = async (gateway: TestGateway, from: string, wish: WorldWish = {}) => {
  const lab = async (method: string, path: string, body: unknown): Promise<unknown> => {
    const init = { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
    const response = await gateway.fetch(new Request(`http://127.0.0.1/lab/worlds${path}`, init));
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  const world = (await lab('POST', '', { from, ...wish })) as { id: string; host: string; token?: string };
  let ahead = 0;
  return {
    id: world.id,
    host: world.host,
    token: world.token,
    visitor: visit(gateway, world.host),
    now: () => new Date(gateway.clock.now() + ahead),
    advance: async (ms: number): Promise<void> => {
      ahead += ms;
      await lab('PATCH', `/${world.id}`, { clock: { advance: ms } });
    },
    change: (change: WorldChange) => lab('PATCH', `/${world.id}`, change),
  };
};
