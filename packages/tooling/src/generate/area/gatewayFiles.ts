import { pascal } from '../names.ts';

/** The area's gateway part: a table of the members' own rows, its query, and the route. */
export const gatewayFiles = (area: string): Record<string, string> => {
  const folder = `apps/gateway/src/${area}`;
  const list = `list${pascal(area)}`;
  return {
    [`${folder}/${area}.schema.ts`]: `import { primaryKey, text } from 'drizzle-orm/pg-core';
import { merchant, moment } from '../database/columns.ts';
import { merchantTable } from '../database/merchantTable.ts';
import { ofMember } from '../accounts/member.schema.ts';

export const ${area} = merchantTable(
  '${area}',
  'empty',
  {
    merchant: merchant(),
    member_id: text().notNull(),
    id: text().notNull(),
    title: text().notNull(),
    added_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.member_id, table.id] }), ofMember(table)],
);
`,
    [`${folder}/${area}.store.ts`]: `import { and, asc, desc, eq } from 'drizzle-orm';
import type { Orm } from '../database/database.types.ts';
import { ${area} } from './${area}.schema.ts';

type Owner = { readonly merchant: string; readonly memberId: string };

/** A member's ${area}, last added first. */
export const ${list} = (orm: Orm, { merchant, memberId }: Owner) =>
  orm
    .select()
    .from(${area})
    .where(and(eq(${area}.merchant, merchant), eq(${area}.member_id, memberId)))
    .orderBy(desc(${area}.added_at), asc(${area}.id));
`,
    [`${folder}/${area}.routes.ts`]: `import { routes } from '@baize/gateway-contract';
import { ok } from '../kernel/answer.ts';
import type { GatewayApp } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { ${list} } from './${area}.store.ts';

/** A member's own ${area}. */
export const mount${pascal(area)} = (app: GatewayApp): void => {
  handle(app, routes.get${pascal(area)}, async ({ c, call: { merchant, database }, session: { memberId } }) => {
    const rows = await ${list}(database, { merchant: merchant.id, memberId });
    const entries = rows.map(({ id, title, added_at: at }) => ({ id, title, addedAt: at.toISOString() }));
    return ok(c, entries);
  });
};
`,
    [`${folder}/testing/fill.ts`]: `import type { Orm } from '../../database/database.types.ts';
import { findMemberByAccount } from '../../accounts/members.store.ts';
import { ${area} } from '../${area}.schema.ts';

/** Leaves a row of the player of a world, as the tests of the seals between merchants need one in every table. */
export const fill = async (owner: Orm, world: string, own: { id?: string; added_at?: Date } = {}): Promise<void> => {
  const player = await findMemberByAccount(owner, world, 'player');
  const row = { merchant: world, member_id: player?.id ?? '', id: 'first', title: 'The first one' };
  await owner.insert(${area}).values({ ...row, added_at: new Date(), ...own });
};
`,
    [`${folder}/${area}.test.ts`]: testText(area),
  };
};

const testText = (area: string): string => `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { fill } from './testing/fill.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

describe('${area}', () => {
  it('are listed to their member, last added first', async () => {
    const { id: world, visitor, token = '' } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const days = ['2026-03-01T04:00:00.000Z', '2026-03-02T04:00:00.000Z'];
    for (const day of days) await fill(gateway.database.owner, world, { id: day, added_at: new Date(day) });
    const answer = await visitor.call('/wps/${area}', { token });
    expect(answer.value).toMatchObject(days.toReversed().map((addedAt) => ({ id: addedAt, addedAt })));
    const other = await visitor.tokenOf('agent', 'Agent2026');
    expect((await visitor.call('/wps/${area}', { token: other })).value).toEqual([]);
  });

  it('are nothing to a visitor', async () => {
    const { visitor } = await newWorldAt(gateway, 'alpha');
    expect((await visitor.call('/wps/${area}')).status).toBe(401);
  });
});
`;
