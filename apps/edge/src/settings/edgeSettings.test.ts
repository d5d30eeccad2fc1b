import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEdgeSettings } from './edgeSettings.ts';

const root = join('/srv', 'baize');

test('an edge that is told nothing serves what was assembled here on four ports in a row, without lab', () => {
  const { port, host, options, problems, warnings } = readEdgeSettings({}, root);
  expect({ port, host, problems, warnings }).toEqual({ port: 8080, host: undefined, problems: [], warnings: [] });
  expect(options).toEqual({
    sites: join(root, 'dist/sites'),
    gatewayPort: 8081,
    vendorPort: 8082,
    paymentsPort: 8083,
    lab: false,
    live: false,
  });
});

test('each setting is what its variable says', () => {
  const said = {
    PORT: '9000',
    HOST: '0.0.0.0',
    BAIZE_SITES: '/srv/sites',
    BAIZE_GATEWAY_PORT: '7001',
    BAIZE_VENDOR_PORT: '7002',
    BAIZE_PAYMENTS_PORT: '7003',
    BAIZE_LAB: '1',
    BAIZE_LIVE: '1',
  };
  const { port, host, options, problems } = readEdgeSettings(said, root);
  expect({ port, host, problems }).toEqual({ port: 9000, host: '0.0.0.0', problems: [] });
  expect(options).toEqual({
    sites: '/srv/sites',
    gatewayPort: 7001,
    vendorPort: 7002,
    paymentsPort: 7003,
    lab: true,
    live: true,
  });
});

test('an unknown variable is a warning and does not prevent the start', () => {
  const { problems, warnings } = readEdgeSettings({ BAIZE_SITE: '/srv/sites' }, root);
  expect(problems).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining('BAIZE_SITE')]);
});
