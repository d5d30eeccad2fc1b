import { announcementsCalls } from './announcements/announcementsCalls.ts';
import { gamesCalls } from './games/gamesCalls.ts';
import type { GatewayOptions } from './gateway.types.ts';
import { lazyCalls } from './lazyCalls.ts';
import { systemCalls } from './system/systemCalls.ts';
import { createTransport } from './transport/createTransport.ts';
import { walletCalls } from './wallet/walletCalls.ts';

// What a visitor's first screen never calls: logging in, the member, launching.
const account = () => import('./accountCalls.ts');

/** A client of one merchant's gateway. It holds no session of its own: token and language are asked for at every call. */
export const createGateway = (options: GatewayOptions) => {
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

export type Gateway = ReturnType<typeof createGateway>;
