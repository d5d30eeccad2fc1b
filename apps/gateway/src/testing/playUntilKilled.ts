import { createGateway } from '../app/createGateway.ts';
import { testMerchants } from './merchants.ts';
import { callVendor, startPlay } from './vendor.ts';
import { visit } from './visitor.ts';

const LANES = 4;

// A gateway in its own process that plays concurrent rounds without end, until the test kills it. It prints the id of
// each movement once it is acknowledged.
const [, , dataDir = '', databaseUrl = ''] = process.argv;
const gateway = await createGateway({
  merchants: testMerchants,
  dataDir,
  databaseUrl: databaseUrl === '' ? undefined : databaseUrl,
  vendorSecret: 'vendor-secret-of-the-tests',
  demoPasswordCost: 2,
});
const visitor = visit(gateway, 'alpha.localhost');
const session = await startPlay(gateway, visitor, await visitor.tokenOf('player', 'Player2026'));

const move = async (kind: 'debit' | 'credit', round: string, amount: string): Promise<void> => {
  const transactionId = `${round}-${kind}-${amount}`;
  const { success } = await callVendor(gateway, `wallet/${kind}`, { session, round, transactionId, amount });
  if (success) process.stdout.write(`${transactionId}\n`);
};

const play = async (lane: number): Promise<void> => {
  for (let n = 0; ; n += 1) {
    await move('debit', `r${lane}-${n}`, '10');
    await move('credit', `r${lane}-${n}`, String(5 + lane));
  }
};
await Promise.all(Array.from({ length: LANES }, (_, lane) => play(lane)));
