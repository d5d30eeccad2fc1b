/** About the embedded database and its folder: there is none on a server. */
export const aboutTheFolder = ['**/database/{dataFolder,startPglite}.test.ts', '**/main.test.ts'];

/** What a killed gateway takes with it: the embedded database, and no server, where `npm run test:databases` kills one too. */
export const killed = ['**/wallet/killed.attack.test.ts', '**/lottery/killedBets.attack.test.ts'];

/** These ask no database: once is enough. */
export const withoutDatabase = [
  '**/app/firstWrongField.test.ts',
  '**/app/keptTexts.test.ts',
  '**/app/payload.test.ts',
  '**/app/rateLimiter.attack.test.ts',
  '**/app/report.test.ts',
  '**/app/rights.test.ts',
  '**/database/migrations.test.ts',
  '**/merchants/sandboxNames.test.ts',
  '**/secrets/*.test.ts',
  '**/session/welcome.test.ts',
];

/**
 * Races, and attacks of hundreds of calls at once. The embedded database has one connection, on which they stand in a
 * queue; each statement that they send is proven there by the other tests of its area.
 */
export const wouldQueue = [
  // The embedded database is one gateway's alone.
  '**/app/twoGateways.attack.test.ts',
  '**/verification/captcha.attack.test.ts',
  '**/launch/*.attack.test.ts',
  '**/lottery/settling.attack.test.ts',
  '**/promotions/takeBack.attack.test.ts',
  '**/session/ending.attack.test.ts',
  '**/session/lockout.attack.test.ts',
  '**/session/passwordRace.attack.test.ts',
  '**/session/secondFactor.attack.test.ts',
  '**/verification/sending.attack.test.ts',
  '**/database/ensureRole.test.ts',
  '**/wallet/ledger.test.ts',
  '**/wallet/movements.attack.test.ts',
];

/**
 * What the two databases could answer differently: how one is opened, filled, emptied and given back, the seal of the
 * merchants, movements of money, what is written once, and worlds, which are cloned by statements made at run time.
 */
export const mayDiffer = [
  ...aboutTheFolder,
  '**/app/{isolation,once}.test.ts',
  '**/database/{adopt,database,sweep}.test.ts',
  '**/database/sealed.attack.test.ts',
  '**/lab/{furnishWorld,worlds.store}.test.ts',
  '**/merchants/knowMerchants.test.ts',
  '**/testing/lendDatabase.test.ts',
  '**/wallet/wallet.store.test.ts',
  ...killed,
];
