import { hostileHtml } from '@baize/domain/testing';
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeAnnouncementRows } from '../announcements/announcements.rows.ts';
import { tables } from '../database/schema.ts';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { cleanHtml } from './cleanHtml.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

/** All strings in a value, at any depth. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** All stored texts of a merchant with markup. */
const markupOf = async (merchant: string): Promise<string[]> => {
  const found: string[] = [];
  for (const table of tables) {
    const { name } = getTableConfig(table);
    if (name === 'merchants') continue;
    const rows = await gateway.database.owner
      .select({ row: sql<unknown>`to_jsonb(t)` })
      .from(sql`${sql.identifier(name)} as t`)
      .where(sql`merchant = ${merchant}`);
    found.push(...rows.flatMap(({ row }) => textsOf(row)).filter((text) => /<[a-z!/?]/iu.test(text)));
  }
  return found;
};

it('no table has HTML that the cleaner would change, whatever was written and what is seeded [REQ-200]', async () => {
  const announcements = hostileHtml.map((html, place) => ({
    id: `a${place}`,
    kind: 'popup' as const,
    titles: { EN: 'News' },
    contents: { EN: `<p>Read</p>${html}`, CN: html },
  }));
  const { id, now } = await newWorldAt(gateway, 'alpha', { rows: { announcements: [] } });
  await gateway.database.owner.transaction((tx) => writeAnnouncementRows(tx, { id }, announcements, now()));
  for (const merchant of [id, 'alpha']) {
    const found = await markupOf(merchant);
    expect(found.length).toBeGreaterThan(0);
    for (const html of found) expect(cleanHtml(html)).toBe(html);
  }
});
