/** Tests of the embedded database and its folder, which a server does not have. */
export const aboutTheFolder = ['**/database/{dataFolder,startPglite}.test.ts', '**/main.test.ts'];

/** Tests that kill a gateway, and with it the embedded database; `npm run test:databases` runs them on a server too. */
export const killed = ['**/wallet/killed.attack.test.ts', '**/lottery/killedBets.attack.test.ts'];

/** Tests of limits over very many rows, which the embedded database meets last. */
export const large = ['**/paging/pageOf.test.ts', '**/records/recordPlans.test.ts'];

/** Tests without a database, so that one run of them is enough. */
export const withoutDatabase = [
  '**/kernel/kernel.test.ts',
  '**/kernel/rateLimiter.attack.test.ts',
  '**/kernel/report.test.ts',
  '**/database/migrations.test.ts',
  '**/merchants/sandboxNames.test.ts',
  '**/secrets/*.test.ts',
  '**/session/finishLogin.test.ts',
];

/**
 * Races, and attacks of hundreds of concurrent calls, which would queue on the embedded database's single connection.
 * The other tests of each area run the same statements there.
 */
export const slowOnPglite = [
  // Only one gateway can open the embedded database.
  '**/app/twoGateways.attack.test.ts',
  '**/verification/captcha.attack.test.ts',
  '**/launch/*.attack.test.ts',
  '**/lottery/settling.attack.test.ts',
  '**/promotions/takeBack.attack.test.ts',
  '**/access/ending.attack.test.ts',
  '**/access/lockout.attack.test.ts',
  '**/session/passwordRace.attack.test.ts',
  '**/session/secondFactor.attack.test.ts',
  '**/verification/sending.attack.test.ts',
  '**/database/ensureRole.test.ts',
  '**/wallet/ledger.test.ts',
  '**/wallet/movements.attack.test.ts',
];

/**
 * Tests whose result could differ between the databases: opening, seeding, emptying and lending one, row-level
 * security, movements of money, idempotency, and worlds, whose cloning statements are generated.
 */
export const mayDiffer = [
  ...aboutTheFolder,
  '**/app/{isolation,sweep}.test.ts',
  '**/kernel/idempotency.test.ts',
  '**/database/{adoptOldDatabase,besideTransaction,database}.test.ts',
  '**/database/sealed.attack.test.ts',
  '**/lab/{furnishWorld,worlds.store}.test.ts',
  '**/merchants/openMerchants.test.ts',
  '**/seeding/seedHistory.test.ts',
  '**/testing/lendDatabase.test.ts',
  '**/wallet/{wallet.store,schedules.attack}.test.ts',
  ...killed,
  ...large,
];
