import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startEdge } from './startEdge.ts';

const options = { sites: '/nowhere', gatewayPort: 1, vendorPort: 1, paymentsPort: 1 };

test('a port in use is said in one sentence, with the way out', async () => {
  const other = createServer();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(startEdge(port, options)).rejects.toMatchObject({
    message: `Port ${port} is in use. Stop what listens there, or choose another: PORT=9000.`,
    cause: { code: 'EADDRINUSE' },
  });
  other.close();
  await once(other, 'close');
});

test('an address that this machine does not have is reported in one sentence', async () => {
  // An address for documentation (RFC 5737), which no machine has.
  await expect(startEdge(0, options, '192.0.2.1')).rejects.toMatchObject({
    message: expect.stringMatching('^The edge cannot listen on port 0: .*EADDRNOTAVAIL') as string,
    cause: { code: 'EADDRNOTAVAIL' },
  });
});
