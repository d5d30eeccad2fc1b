import { join } from 'node:path';
import { openSettings } from '@baize/service/settings';
import type { Environment } from '@baize/service/settings';
import type { EdgeOptions } from '../createEdge.ts';

const DEFAULT_PORT = 8080;

/** Reads the edge's settings from the environment. `problems` prevent its start; `warnings` are printed. */
export const readEdgeSettings = (env: Environment, root: string) => {
  const open = openSettings(env);
  const port = open.port('PORT', DEFAULT_PORT);
  const options: EdgeOptions = {
    sites: open.text('BAIZE_SITES') ?? join(root, 'dist/sites'),
    gatewayPort: open.port('BAIZE_GATEWAY_PORT', port + 1),
    vendorPort: open.port('BAIZE_VENDOR_PORT', port + 2),
    paymentsPort: open.port('BAIZE_PAYMENTS_PORT', port + 3),
    lab: open.flag('BAIZE_LAB'),
    live: open.flag('BAIZE_LIVE'),
  };
  return { port, host: open.host(), options, problems: open.problems, warnings: open.warnings };
};
