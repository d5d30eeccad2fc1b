import { announcementsCalls } from './announcements/announcementsCalls.ts';
import { captchaCalls } from './captcha/captchaCalls.ts';
import { gamesCalls } from './games/gamesCalls.ts';
import type { GatewayOptions } from './gateway.types.ts';
import { launchCalls } from './launch/launchCalls.ts';
import { memberCalls } from './member/memberCalls.ts';
import { sessionCalls } from './session/sessionCalls.ts';
import { systemCalls } from './system/systemCalls.ts';
import { createTransport } from './transport/createTransport.ts';
import { walletCalls } from './wallet/walletCalls.ts';

/** A client of one merchant's gateway. It holds no session of its own: token and language are asked for at every call. */
export const createGateway = (options: GatewayOptions) => {
  const transport = createTransport(options);
  return {
    system: systemCalls(transport),
    session: sessionCalls(transport),
    captcha: captchaCalls(transport),
    member: memberCalls(transport),
    wallet: walletCalls(transport),
    games: gamesCalls(transport),
    launch: launchCalls(transport),
    announcements: announcementsCalls(transport),
  };
};

export type Gateway = ReturnType<typeof createGateway>;
