import { routes } from '@baize/gateway-contract';
import { ok } from '../kernel/answer.ts';
import type { GatewayApp } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { badCursor, toPage } from '../paging/answers.ts';
import type { sample } from './sample.schema.ts';
import { listSample } from './sample.store.ts';

const toEntry = ({ id, title, added_at: at }: typeof sample.$inferSelect) => ({ id, title, addedAt: at.toISOString() });

export const mountSample = (app: GatewayApp): void => {
  handle(app, routes.getSample, async ({ c, call: { merchant, database }, session: { memberId }, query }) => {
    const { timeZone } = merchant.settings.sandbox;
    const page = await listSample(database, { merchant: merchant.id, memberId }, { ...query, timeZone }, query);
    return page === undefined ? badCursor(c) : ok(c, toPage(page, toEntry));
  });
};
