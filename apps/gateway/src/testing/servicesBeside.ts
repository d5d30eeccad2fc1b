import type { Services } from '../app/gateway.types.ts';
import { createRateLimiter } from '../app/rateLimiter.ts';
import type { TestGateway } from './openTestGateway.ts';

/** What another process on the database of a test's gateway would work with. */
export const servicesBeside = ({ database, clock, faults }: TestGateway): Services => ({
  database,
  clock,
  report: (fault) => faults.push(fault),
  rateLimiter: createRateLimiter(),
  gamesOrigin: 'http://games.localhost',
  publicOrigins: [],
  trusts: () => true,
  vendorSecret: 'secret',
  captchaText: () => 'TEST',
});
