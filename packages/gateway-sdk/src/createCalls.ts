import { announcementsCalls } from './announcements/announcementsCalls.ts';
import { gamesCalls } from './catalogue/catalogueCalls.ts';
import type { GatewayOptions } from './gateway.types.ts';
import { lazyCalls } from './lazyCalls.ts';
import { systemCalls } from './system/systemCalls.ts';
import { createTransport } from './transport/createTransport.ts';
import { walletCalls } from './wallet/walletCalls.ts';

// What a visitor's first screen never calls: logging in, the member, launching.
const account = () => import('./accountCalls.ts');

/** Every group of calls over one transport. */
export const createCalls = (options: GatewayOptions) => {
  const transport = createTransport(options);
  return {
    system: systemCalls(transport),
    session: lazyCalls(async () => (await account()).sessionCalls(transport)),
    captcha: lazyCalls(async () => (await account()).captchaCalls(transport)),
    member: lazyCalls(async () => (await account()).memberCalls(transport)),
    wallet: walletCalls(transport),
    games: gamesCalls(transport),
    launch: lazyCalls(async () => (await account()).launchCalls(transport)),
    announcements: announcementsCalls(transport),
  };
};

export type Gateway = ReturnType<typeof createCalls>;
