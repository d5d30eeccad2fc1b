import { findSession } from '../access/sessions.store.ts';
import type { GatewayServices } from '../app/gatewayServices.types.ts';
import { openRequest } from '../encryption/openRequest.ts';
import { decideApplications } from '../promotions/decideApplications.ts';
import { removeAccountsSince } from '../payments/accounts.store.ts';
import { bindReferral } from '../referral/bindReferral.ts';
import { takeBackRewards } from '../promotions/takeBack.store.ts';
import { takeBackRebate } from '../records/takeBackRebate.store.ts';
import { limitsPort } from '../limits/limitsPort.ts';
import { createRateLimiter } from '../kernel/rateLimiter.ts';
import { shareAnswers } from '../kernel/sharedAnswers.ts';
import { openEventStreams } from '../events/eventStreams.ts';
import { openMerchants } from '../merchants/openMerchants.ts';
import { noProvider } from '../payments/sandboxProvider.ts';
import { openPictures } from '../pictures/openPictures.ts';
import { firebaseTokens } from '../session/social/firebaseTokens.ts';
import { openIdClients } from '../session/social/openIdClients.ts';
import type { TestGateway } from './openTestGateway.ts';

const fail = (error: unknown): never => {
  throw error;
};

/** The services of a second gateway on the same database. */
export const servicesBeside = async ({ database, clock, loggedErrors }: TestGateway): Promise<GatewayServices> => {
  const merchants = await openMerchants(database, { worlds: true });
  return {
    database,
    merchants,
    clock,
    report: (error) => loggedErrors.push(error),
    events: await openEventStreams({ database, merchants, clock, report: fail }),
    rateLimiter: createRateLimiter(),
    shared: shareAnswers(),
    findSession,
    openRequest,
    limits: limitsPort,
    rewards: { decide: decideApplications, takeBack: takeBackRewards, takeBackRebate },
    invitations: { bind: bindReferral },
    payoutAccounts: { removeSince: removeAccountsSince },
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
    payments: noProvider,
    decides: true,
    socialSecrets: {},
  };
};
