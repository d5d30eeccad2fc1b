import type { Gateway } from './createCalls.ts';
import type { GatewayOptions } from './gateway.types.ts';
import { lazyCalls } from './lazyCalls.ts';

/**
 * A client of one merchant's gateway. It holds no session of its own: token and language are asked for at every call.
 * Its code comes with the first call, so that a page answers to its visitor before it asks the gateway anything.
 */
export const createGateway = (options: GatewayOptions): Gateway => {
  let made: Gateway | undefined;
  const calls = async (): Promise<Gateway> => {
    const { createCalls } = await import('./createCalls.ts');
    made ??= createCalls(options);
    return made;
  };
  return {
    system: lazyCalls(async () => (await calls()).system),
    session: lazyCalls(async () => (await calls()).session),
    captcha: lazyCalls(async () => (await calls()).captcha),
    member: lazyCalls(async () => (await calls()).member),
    wallet: lazyCalls(async () => (await calls()).wallet),
    games: lazyCalls(async () => (await calls()).games),
    launch: lazyCalls(async () => (await calls()).launch),
    announcements: lazyCalls(async () => (await calls()).announcements),
  };
};
