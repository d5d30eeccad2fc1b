import { afterEach, expect, it, vi } from 'vitest';
import { sweep } from './sweep.ts';
import { lendDatabase } from '../testing/lendDatabase.ts';
import { testMerchants } from '../testing/merchants.ts';
import { createGateway } from './createGateway.ts';

vi.mock(import('./sweep.ts'), async (original) => ({ ...(await original()), sweep: vi.fn<typeof sweep>() }));
afterEach(() => vi.useRealTimers());

const AN_HOUR = 3_600_000;

it('sweeps at start and every hour, and after close neither works nor listens', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.mocked(sweep).mockResolvedValue();
  const lent = await lendDatabase({ isEmpty: true });
  let listeners = 0;
  const hear: typeof lent.signals.hear = async (listener) => {
    const end = await lent.signals.hear(listener);
    listeners += 1;
    return () => {
      listeners -= 1;
      end();
    };
  };
  const database = { ...lent, signals: { ...lent.signals, hear } };
  const gateway = await createGateway({ merchants: testMerchants, database, demoAccounts: false });
  expect([vi.mocked(sweep).mock.calls.length, listeners]).toEqual([1, 2]);
  vi.advanceTimersByTime(2 * AN_HOUR);
  expect(sweep).toHaveBeenCalledTimes(3);
  await gateway.close();
  vi.advanceTimersByTime(2 * AN_HOUR);
  expect([vi.mocked(sweep).mock.calls.length, listeners]).toEqual([3, 0]);
});
