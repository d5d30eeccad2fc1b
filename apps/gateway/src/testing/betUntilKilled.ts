import { createGateway } from '../app/createGateway.ts';
import { testMerchants } from './merchants.ts';
import { visit } from './visitor.ts';

const LANES = 4;

// A gateway in its own process that takes concurrent bets without end, until the test kills it. It prints the key and
// the body of each bet before it is sent.
const [, , dataDir = '', databaseUrl = ''] = process.argv;
const gateway = await createGateway({
  merchants: testMerchants,
  dataDir,
  databaseUrl: databaseUrl === '' ? undefined : databaseUrl,
  demoPasswordCost: 2,
});
const visitor = visit(gateway, 'alpha.localhost');
const token = await visitor.tokenOf('player', 'Player2026');
const of = { vassalage: 'LOTT', gameCode: 'five-minute-draw' };

const bet = async (key: string): Promise<void> => {
  const board = await visitor.call(`/lgw/games/board?${new URLSearchParams(of).toString()}`);
  const { issueNumber } = (board.value as { draw: { issueNumber: string } }).draw;
  const body = JSON.stringify({ ...of, issueNumber, entries: [{ play: 'last', picks: ['7'], stake: '100' }] });
  process.stdout.write(`${key} ${body}\n`);
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
  await visitor.call('/lgw/bets', { token, method: 'POST', body, headers });
};

const play = async (lane: number): Promise<void> => {
  for (let n = 0; ; n += 1) await bet(`bet-of-lane-${lane}-number-${n}`);
};
await Promise.all(Array.from({ length: LANES }, (_, lane) => play(lane)));
