import { hostileHtml } from '@baize/domain/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { visit } from '../testing/visitor.ts';
import { cleanHtml } from '../words/cleanHtml.ts';
import { systemMessage } from './systemMessage.ts';
import { messagesOf } from './testing/messagesOf.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const said = (title: string, own: object = {}) => ({
  account: 'player',
  kind: 'personal' as const,
  titles: { EN: title },
  ...own,
});

const reader = async (messages = [said('mine')], from = 'alpha') => {
  const world = await newWorldAt(gateway, from, { as: 'player', rows: { messages } });
  return { ...world, ...messagesOf(world.visitor, world.token) };
};

const idIn = async ({ page }: Pick<ReturnType<typeof messagesOf>, 'page'>) => (await page()).items[0]?.id ?? '';

describe('a message of another member', () => {
  it('is neither seen, read nor deleted by its id, and nothing beside it is marked', async () => {
    const mine = await reader([said('mine'), said('theirs', { account: 'agent' })]);
    const other = messagesOf(mine.visitor, await mine.visitor.tokenOf('agent', 'Agent2026'));
    const theirs = await idIn(other);
    expect((await mine.page()).items.map(({ title }) => title)).toEqual(['mine']);
    expect((await mine.read([await idIn(mine), theirs])).value).toEqual({ code: 'messageUnknown' });
    expect((await mine.remove([theirs])).value).toEqual({ count: 1 });
    await mine.read();
    expect(await other.page()).toMatchObject({ items: [{ title: 'theirs', read: false }], unread: 1 });
  });

  it('is out of reach at another merchant, and for a visitor', async () => {
    const [own, other] = [await reader(), await reader([said('theirs')], 'beta')];
    const theirs = await idIn(other);
    expect((await own.read([theirs])).value).toEqual({ code: 'messageUnknown' });
    await own.remove([theirs]);
    expect((await other.page()).unread).toBe(1);
    for (const { answer, read, remove } of [
      messagesOf(other.visitor, own.token),
      messagesOf(visit(gateway, 'alpha.localhost')),
    ])
      for (const answered of [await answer(), await read(), await remove([theirs])])
        expect(answered).toMatchObject({ status: 401, value: { code: 'unauthenticated' } });
  });

  it.each(['', 'x', "' or 1=1 --", '%', '00000000-0000-0000-0000-00000000000G'])(
    'is not reached by the id %j',
    async (id) => {
      const { read, remove, page } = await reader();
      for (const answered of [await read([id]), await remove([id])]) expect(answered.status).toBe(400);
      expect((await page()).unread).toBe(1);
    },
  );
});

describe('the HTML of a message', () => {
  it('is cleaned before it is stored, whoever wrote it [REQ-200]', async () => {
    const { page } = await reader(
      hostileHtml.slice(0, 100).map((html, at) => said(`m${at}`, { contents: { EN: `<p>a</p>${html}` } })),
    );
    const { items } = await page('pageSize=100');
    expect(items).toHaveLength(Math.min(hostileHtml.length, 100));
    for (const { content } of items) expect(cleanHtml(content)).toBe(content);
  });

  it('is cleaned at the operator’s door, too, and a title is text [REQ-200]', async () => {
    const { id, page } = await reader([]);
    const host = 'gateway.localhost:8081';
    for (const [at, html] of hostileHtml.slice(0, 20).entries()) {
      const typed = { title: `<b>${at}</b>`, content: `<p>a</p>${html}` };
      const sent = await gateway.fetch(
        new Request(`http://${host}/operator`, {
          method: 'POST',
          headers: { Host: host, Origin: `http://${host}`, 'Content-Type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ merchant: id, deed: 'message', account: 'player', ...typed }),
        }),
      );
      expect(sent.status).toBe(303);
    }
    const { items } = await page('pageSize=100');
    expect(items).toHaveLength(20);
    for (const { title, content } of items) {
      expect(cleanHtml(content)).toBe(content);
      expect(title).toMatch(/^<b>\d+<\/b>$/u);
    }
  });

  it('has values as text: nothing in them becomes markup', () => {
    for (const html of hostileHtml) {
      const { contents } = systemMessage('rewardGranted', { amount: html });
      const tags = [...contents.EN.matchAll(/<\/?([a-z]+)/giu)].map(([, name]) => name);
      expect(new Set(tags)).toEqual(new Set(['p', 'bdi']));
    }
  });
});

describe('messages marked and deleted at once', () => {
  it('end as read or gone, each once', async () => {
    const { page, read, remove } = await reader(Array.from({ length: 10 }, (_, at) => said(`m${at}`)));
    const ids = (await page()).items.map(({ id }) => id);
    const answers = await Promise.all([
      ...ids.slice(0, 5).map((id) => remove([id])),
      ...ids.slice(5).map((id) => read([id])),
      read(),
    ]);
    expect(answers.every(({ success }) => success)).toBe(true);
    expect(await page()).toMatchObject({ unread: 0, items: { length: 5 } });
  });
});
