import { createGateway } from '../app/createGateway.ts';
import { testMerchants } from './merchants.ts';
import { callVendor, startPlay } from './vendor.ts';
import { visit } from './visitor.ts';

// A gateway in a process of its own that plays rounds without end and prints a line for each: the test kills it.
const [, , dataDir = '', databaseUrl = ''] = process.argv;
const gateway = await createGateway({
  merchants: testMerchants,
  dataDir,
  databaseUrl: databaseUrl === '' ? undefined : databaseUrl,
  vendorSecret: 'vendor-secret-of-the-tests',
});
const visitor = visit(gateway, 'alpha.localhost');
const session = await startPlay(gateway, visitor, await visitor.tokenOf('player', 'Player2026'));
for (let n = 0; ; n += 1) {
  const movement = { session, round: `r${n}`, amount: '10' };
  await callVendor(gateway, 'wallet/debit', { ...movement, transactionId: `r${n}-bet` });
  await callVendor(gateway, 'wallet/credit', { ...movement, transactionId: `r${n}-win` });
  process.stdout.write(`${n}\n`);
}
