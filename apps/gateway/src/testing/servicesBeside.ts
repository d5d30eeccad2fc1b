import type { Services } from '../app/gateway.types.ts';
import { createRateLimiter } from '../app/rateLimiter.ts';
import { shareAnswers } from '../app/sharedAnswers.ts';
import { openEventStreams } from '../events/eventStreams.ts';
import { openMerchants } from '../merchants/openMerchants.ts';
import { openPictures } from '../pictures/openPictures.ts';
import { firebaseTokens } from '../session/social/firebaseTokens.ts';
import { openIdClients } from '../session/social/openIdClients.ts';
import type { TestGateway } from './openTestGateway.ts';

const fail = (error: unknown): never => {
  throw error;
};

/** The services of a second gateway on the same database. */
export const servicesBeside = async ({ database, clock, loggedErrors }: TestGateway): Promise<Services> => {
  const merchants = await openMerchants(database, { worlds: true });
  return {
    database,
    merchants,
    clock,
    report: (error) => loggedErrors.push(error),
    events: await openEventStreams({ database, merchants, clock, report: fail }),
    rateLimiter: createRateLimiter(),
    shared: shareAnswers(),
    pictures: openPictures(),
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
  };
};
