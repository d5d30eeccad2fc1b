import { createGateway } from '../../app/createGateway.ts';
import { testMerchants } from '../merchants.ts';
import { callVendor, startPlay } from '../vendor.ts';
import { visit } from '../visitor.ts';

const LANES = 4;
const OPERATOR = 'http://gateway.localhost:8081';

// A gateway in its own process that takes stakes of own and bonus money, prizes and returns without end, until it is
// killed. It prints what was acknowledged: the kind, and the id of the bet or the number of a grant.
const [, , dataDir = '', databaseUrl = '', name = ''] = process.argv;
const gateway = await createGateway({
  merchants: testMerchants,
  dataDir,
  databaseUrl: databaseUrl === '' ? undefined : databaseUrl,
  lab: true,
  vendorSecret: 'vendor-secret-of-the-tests',
  demoPasswordCost: 2,
});
const visitor = visit(gateway, 'alpha.localhost');
const session = await startPlay(gateway, visitor, await visitor.tokenOf('player', 'Player2026'));

const move = async (kind: 'debit' | 'credit' | 'rollback', round: string, amount: string): Promise<boolean> => {
  const transactionId = `${round}-${kind === 'credit' ? 'win' : 'bet'}`;
  const { success } = await callVendor(gateway, `wallet/${kind}`, { session, round, transactionId, amount });
  if (success) process.stdout.write(`${kind} ${transactionId}\n`);
  return success;
};

const grant = async (times: string): Promise<void> => {
  const { status } = await gateway.fetch(
    new Request(`${OPERATOR}/operator`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Host: 'gateway.localhost:8081',
        Origin: OPERATOR,
      },
      body: new URLSearchParams({ merchant: 'alpha', deed: 'grant', account: 'player', amount: '777', times }),
    }),
  );
  if (status === 303) process.stdout.write('grant 777\n');
};

const play = async (lane: number): Promise<void> => {
  for (let n = 0; ; n += 1) {
    const round = `${name}-${lane}-${n}`;
    if (n % 10 === 0) await grant(String(1 + (n % 3)));
    if (!(await move('debit', round, String(700 + 40 * lane)))) continue;
    await (n % 3 === 0 ? move('rollback', round, String(700 + 40 * lane)) : move('credit', round, String(650 + lane)));
  }
};
await Promise.all(Array.from({ length: LANES }, (_, lane) => play(lane)));
