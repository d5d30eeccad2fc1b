import { openSettings } from '@baize/service/settings';
import type { Environment } from '@baize/service/settings';

const DEFAULT_PORT = 8080;

/** Settings from the environment. `problems` prevent the start; `warnings` are only printed. */
export const readPaymentsSettings = (env: Environment) => {
  const open = openSettings(env);
  const publicPort = open.port('BAIZE_PUBLIC_PORT', open.port('PORT', DEFAULT_PORT));
  const settings = {
    host: open.host(),
    port: open.port('BAIZE_PAYMENTS_PORT', publicPort + 3),
    gateway: `http://127.0.0.1:${open.port('BAIZE_GATEWAY_PORT', publicPort + 1)}`,
    secret: open.secret('BAIZE_PAYMENTS_SECRET'),
    publicPort,
  };
  const sandboxOnly = open.production
    ? ['The payment provider is a sandbox that moves no money and is not for production; leave it out.']
    : [];
  return { settings, problems: [...sandboxOnly, ...open.problems], warnings: open.warnings };
};
