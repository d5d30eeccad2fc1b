import { parseArgs } from 'node:util';
import { sandboxSchema } from '@baize/tenant/sandbox';
import type { WorldWish } from '@baize/worlds';
import { createGateway } from '../src/index.ts';

const { values } = parseArgs({
  options: {
    /** The smallest size; times are printed and not judged. */
    short: { type: 'boolean', default: false },
  },
});

const ROUNDS = values.short ? 3 : 100;
const WARM_UP = values.short ? 1 : 20;
const CHEAP_HASH = 2;

const wishes: Readonly<Record<string, WorldWish>> = {
  'as it is': {},
  'logged in': { as: 'player' },
  'with another flag': { settings: { flags: { freePlay: false } } },
  'with another balance': { rows: { members: [{ account: 'player', balance: '5' }] } },
  'with another game': { rows: { games: [{ vassalage: 'BAIZE', gameCode: 'dragon-gate', status: 'maintenance' }] } },
};

const merchant = {
  id: 'bench',
  brandName: 'Bench',
  domains: [],
  languages: ['EN' as const],
  defaultLanguage: 'EN' as const,
  supportEmail: 'help@bench.example',
  customerService: 'https://help.bench.example',
  minimumAge: 18,
  sandbox: sandboxSchema.parse({}),
};

/** Measures how long a world takes to create, in milliseconds, on a database in memory. */
const gateway = await createGateway({ merchants: [merchant], lab: true, demoPasswordCost: CHEAP_HASH });
const timed = async (wish: WorldWish): Promise<number> => {
  const init = { method: 'POST', body: JSON.stringify({ from: merchant.id, ...wish }) };
  const before = performance.now();
  const answer = await gateway.fetch(new Request('http://127.0.0.1/lab/worlds', init));
  if (!answer.ok) throw new Error(await answer.text());
  return performance.now() - before;
};
try {
  console.log('A world, in milliseconds (median, and one in twenty):');
  for (const [name, wish] of Object.entries(wishes)) {
    for (let n = 0; n < WARM_UP; n += 1) await timed(wish);
    const times: number[] = [];
    for (let n = 0; n < ROUNDS; n += 1) times.push(await timed(wish));
    times.sort((a, b) => a - b);
    const at = (share: number): string => (times[Math.floor(ROUNDS * share)] ?? 0).toFixed(1);
    console.log(`  ${name.padEnd(22)} ${at(0.5).padStart(6)} ${at(0.95).padStart(6)}`);
  }
} finally {
  await gateway.close();
}
