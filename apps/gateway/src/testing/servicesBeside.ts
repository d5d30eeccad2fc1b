import type { Services } from '../app/gateway.types.ts';
import { createRateLimiter } from '../app/rateLimiter.ts';
import { shareAnswers } from '../app/sharedAnswers.ts';
import { knowMerchants } from '../merchants/knowMerchants.ts';
import { firebaseTokens } from '../session/social/firebaseTokens.ts';
import { openIdClients } from '../session/social/openIdClients.ts';
import type { TestGateway } from './openTestGateway.ts';

/** What another process on the database of a test's gateway would work with. */
export const servicesBeside = async ({ database, clock, faults }: TestGateway): Promise<Services> => ({
  database,
  merchants: await knowMerchants(database, { worlds: true }),
  clock,
  report: (fault) => faults.push(fault),
  rateLimiter: createRateLimiter(),
  shared: shareAnswers(),
  gamesOrigin: 'http://games.localhost',
  publicOrigins: [],
  trusts: () => true,
  vendorSecret: 'secret',
  captchaText: () => 'TEST',
  smsPerCountry: 1000,
  gapAt: () => 150,
  openId: openIdClients(),
  firebase: firebaseTokens(),
  demoAccounts: undefined,
  decides: true,
  socialSecrets: {},
});
