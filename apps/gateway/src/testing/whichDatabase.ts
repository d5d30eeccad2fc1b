/** About the embedded database and its folder: there is none on a server. */
export const aboutTheFolder = ['**/database/{dataFolder,startPglite}.test.ts', '**/src/main.test.ts'];

/** These ask no database: once is enough. */
export const withoutDatabase = [
  '**/app/keptTexts.test.ts',
  '**/app/payload.test.ts',
  '**/app/rateLimiter.attack.test.ts',
  '**/app/report.test.ts',
  '**/merchants/sandboxNames.test.ts',
  '**/secrets/password.test.ts',
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
  '**/launch/launch.attack.test.ts',
  '**/session/ending.attack.test.ts',
  '**/session/lockout.attack.test.ts',
  '**/session/passwordRace.attack.test.ts',
  '**/session/secondFactor.attack.test.ts',
  '**/verification/sending.attack.test.ts',
  '**/database/ensureRole.test.ts',
  '**/wallet/ledger.test.ts',
  '**/wallet/movements.attack.test.ts',
];
