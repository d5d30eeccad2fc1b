import type { Call } from '../kernel/gateway.types.ts';
import { findMerchant } from '../merchants/merchants.store.ts';
import type { TestGateway } from './openTestGateway.ts';

/** The facts of a visitor's `logIn` call, as a handler behind the guard gets them. */
export const callAt = async ({ database }: TestGateway, id: string, now: Date): Promise<Call> => {
  const merchant = await findMerchant(database.owner, id);
  if (merchant === undefined) throw new Error(`${id} is not played`);
  return {
    merchant,
    database: database.of(merchant),
    now,
    clock: () => now,
    host: 'alpha.localhost',
    origin: 'http://alpha.localhost',
    linkOrigin: 'http://alpha.localhost',
    operationId: 'logIn',
    language: 'EN',
    ip: '192.0.2.1',
    network: '192.0.2.1',
    device: 'Chrome · Linux',
    session: undefined,
    smsPerCountry: 1000,
  };
};
