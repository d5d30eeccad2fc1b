import { loadTenant } from '@baize/tenant';
import type { Tenant, TenantMessages } from '@baize/tenant';
import { sharedSentenceId } from '@baize/tenant/document';
import { writeFixtureTenant } from '@baize/tenant/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteWords } from './siteWords.ts';

let dir = '';
let tenant: Tenant | undefined;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'baize-words-'));
  ({ tenant } = await loadTenant(await writeFixtureTenant(dir, 'alpha')));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

test('a merchant’s sentence that asks for values keeps the release’s own at hand, for when it cannot be said', () => {
  if (!tenant) throw new Error('The fixture has faults.');
  const catalog: TenantMessages = { EN: { count: [['count'], ' games of ', ['brandName']], title: ['Welcome'] } };
  const own: TenantMessages = {
    EN: { count: ['We have ', ['count']], title: ['Hello at ', ['brandName']], banner: [['brandName']] },
  };
  const { messages, json } = siteWords(catalog, { ...tenant, messages: own }, 'EN');
  expect(JSON.parse(json)).toEqual(messages);
  expect(messages).toEqual({
    count: ['We have ', ['count']],
    [sharedSentenceId('count')]: [['count'], ' games of Brand alpha'],
    title: ['Hello at Brand alpha'],
    banner: ['Brand alpha'],
  });
});
