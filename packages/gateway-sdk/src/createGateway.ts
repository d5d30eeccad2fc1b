import { languages } from '@baize/domain/languages';
import type { Gateway, GatewayOptions } from './gateway.types.ts';
import { loadFirstScreens } from './lazy/loadFirstScreens.ts';
import { lazyCall } from './lazy/lazyCall.ts';
import type { Transport } from './transport/transport.types.ts';

type LoadTransport = () => Promise<{ readonly createTransport: (options: GatewayOptions) => Transport }>;

/**
 * Creates a client of one merchant's gateway. It holds no session: token and language are read at every call. The
 * transport code is loaded by the first call, after the first render; when loading fails, the call returns `network`
 * and the next one tries again.
 */
export const createGateway = (options: GatewayOptions, load: LoadTransport = loadFirstScreens): Gateway => {
  let made: Transport | undefined;
  const transport = async (): Promise<Transport> => {
    const { createTransport } = await load();
    return (made ??= createTransport(options));
  };
  return {
    merchant: options.merchant,
    language: () => languages[options.language()].sentAs,
    now: () => made?.now(),
    call: lazyCall(transport, 'call'),
    callSealed: lazyCall(transport, 'callSealed'),
    seal: lazyCall(transport, 'seal'),
    prepare: lazyCall(transport, 'prepare'),
  };
};
