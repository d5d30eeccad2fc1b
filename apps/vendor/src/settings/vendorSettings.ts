import { openSettings } from '@baize/service/settings';
import type { Environment } from '@baize/service/settings';

const DEFAULT_PORT = 8080;

/** Settings from the environment. `problems` prevent the start; `warnings` are only printed. */
export const readVendorSettings = (env: Environment) => {
  const open = openSettings(env);
  const publicPort = open.port('BAIZE_PUBLIC_PORT', open.port('PORT', DEFAULT_PORT));
  const settings = {
    host: open.host(),
    port: open.port('BAIZE_VENDOR_PORT', publicPort + 2),
    gateway: `http://127.0.0.1:${open.port('BAIZE_GATEWAY_PORT', publicPort + 1)}`,
    secret: open.secret('BAIZE_VENDOR_SECRET'),
    publicPort,
  };
  const sandboxOnly = open.production
    ? ['The vendor is a sandbox that plays for practice and is not for production; leave it out.']
    : [];
  return { settings, problems: [...sandboxOnly, ...open.problems], warnings: open.warnings };
};
