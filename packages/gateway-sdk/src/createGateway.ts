import { languages } from '@baize/domain/languages';
import type { Gateway, GatewayOptions } from './gateway.types.ts';
import { codeOfFirstScreens } from './later/codeOfFirstScreens.ts';
import { later } from './later/later.ts';
import type { Transport } from './transport/transport.types.ts';

type LoadTransport = () => Promise<{ readonly createTransport: (options: GatewayOptions) => Transport }>;

/**
 * Creates a client of one merchant's gateway. It holds no session: token and language are read at every call. The
 * transport code is loaded by the first call, after the first render; when loading fails, the call returns `network`
 * and the next one tries again.
 */
export const createGateway = (options: GatewayOptions, load: LoadTransport = codeOfFirstScreens): Gateway => {
  let made: Transport | undefined;
  const transport = async (): Promise<Transport> => {
    const { createTransport } = await load();
    return (made ??= createTransport(options));
  };
  return {
    merchant: options.merchant,
    language: () => languages[options.language()].sentAs,
    now: () => made?.now(),
    call: later(transport, 'call'),
    callSealed: later(transport, 'callSealed'),
    seal: later(transport, 'seal'),
    prepare: later(transport, 'prepare'),
  };
};
