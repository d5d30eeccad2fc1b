import { afterAll, beforeAll, expect, it } from 'vitest';
import { newTally, runSchedule } from '../testing/ledger/runSchedule.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';

/** Random schedules in a run, fewer on a server; `npm run bench:ledger` runs ten thousand. */
const [SCHEDULES, ON_SERVER] = [60, 15];
const LONGEST_MS = 3_600_000;
const SEED = Number(process.env['SCHEDULE_SEED'] ?? Date.now() % 1e9);

let gateway: TestGateway;
// Closing the gateway audits every sum and balance.
beforeAll(async () => {
  gateway = await openTestGateway({ isAlone: true });
});
afterAll(() => gateway.close());

it(`random schedules keep the ledger sound (seed ${SEED})`, { timeout: LONGEST_MS }, async () => {
  const tally = newTally();
  const count = gateway.database.kind === 'pglite' ? SCHEDULES : ON_SERVER;
  for (let n = 0; n < count; n += 1) await runSchedule([gateway.database], SEED + n, tally);
  expect(tally.kills).toBeGreaterThan(0);
});
