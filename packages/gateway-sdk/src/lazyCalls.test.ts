import { expect, it, vi } from 'vitest';
import { lazyCalls } from './lazyCalls.ts';

it('fetches the code of a group at its first call and passes everything on', async () => {
  const greet = vi.fn(async (name: string) => ({ ok: true, value: `hello ${name}` }) as const);
  const load = vi.fn(async () => ({ greet }));
  const group = lazyCalls(load);
  expect(load).not.toHaveBeenCalled();
  expect(await group.greet('player')).toEqual({ ok: true, value: 'hello player' });
});

it('answers network when the code cannot be fetched, and tries again at the next call', async () => {
  const load = vi.fn(async () => ({ greet: async () => ({ ok: true, value: 'hello' }) as const }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const group = lazyCalls(load);
  expect(await group.greet()).toEqual({ ok: false, error: { kind: 'network' } });
  expect(await group.greet()).toEqual({ ok: true, value: 'hello' });
});

it('can be awaited itself, as a group within a group is', async () => {
  const load = vi.fn(async () => ({ greet: async () => ({ ok: true, value: 'hello' }) as const }));
  const group = await (async () => lazyCalls(load))();
  expect(load).not.toHaveBeenCalled();
  expect(await group.greet()).toEqual({ ok: true, value: 'hello' });
});
