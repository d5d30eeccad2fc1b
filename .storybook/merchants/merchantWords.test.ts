import type { Tenant } from '@baize/tenant';
import { lacquer } from '@baize/theme-lacquer';
import { expect, it } from 'vitest';
import { composeBrand } from './brands.ts';
import { merchantWords, portalWords } from './merchantWords.ts';

it('lays a merchant’s own sentences over those that all share', async () => {
  const shared = await portalWords('EN');
  const [id = '', other = ''] = Object.keys(shared);
  const words = await merchantWords({ messages: { EN: { [id]: ['Our own'] } } } as unknown as Tenant, 'EN');
  expect([words[id], words[other]]).toEqual([['Our own'], shared[other]]);
  expect(await merchantWords({ messages: {} } as unknown as Tenant, 'no language')).toEqual({});
});

it('composes a merchant’s colours for the merchant alone', () => {
  const css = [
    { id: 'one', name: 'One', theme: lacquer, brandColor: '#0f6b6b' },
    { id: 'other', name: 'Other', theme: lacquer, brandColor: '#c33a1a' },
    { id: lacquer.id, name: 'Lacquer', theme: lacquer },
  ].map((brand) => composeBrand(brand).css);
  expect(new Set(css).size).toBe(3);
});
