import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort, reaches } from '@baize/service/testing';
import { expect, it } from 'vitest';
import { findTakenPort, portsFrom, startServices } from './services.ts';

it('takes four ports in a row from PORT, from 8080 when it is not set', () => {
  expect(portsFrom(undefined)).toEqual({ edge: 8080, gateway: 8081, vendor: 8082, payments: 8083 });
  expect(portsFrom('9000')).toEqual({ edge: 9000, gateway: 9001, vendor: 9002, payments: 9003 });
});

it.each(['0', '65533', '80.5', 'http'])('refuses PORT=%s with a sentence that says what to give', (port) => {
  expect(() => portsFrom(port)).toThrow('give a whole number from 1 to 65532');
});

it('names the port that something else listens on, and holds none of them itself', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ports = { edge: port, gateway: port, vendor: port, payments: port };
  expect(await findTakenPort(ports)).toBe(port);
  server.close();
  await once(server, 'close');
  expect(await findTakenPort(ports)).toBeUndefined();
  expect(await findTakenPort(ports)).toBeUndefined();
});

it.each(['127.0.0.1', '0.0.0.0', '::1'])('sees what listens on %s alone, which is where we would', async (host) => {
  const server = createServer().listen(0, host);
  const listening = await Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]);
  // Skipped on machines without IPv6.
  if (!listening) return;
  const { port } = server.address() as AddressInfo;
  expect(await findTakenPort({ edge: port, gateway: port, vendor: port, payments: port })).toBe(port);
  server.close();
  await once(server, 'close');
});

it('stops the services that run when a later one does not start', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const vendor = await freePort();
  await expect(startServices(['vendor', 'edge'], { edge: port, gateway: 1, vendor, payments: 1 })).rejects.toThrow(
    'The edge ended by itself (exit code 1).',
  );
  expect(await reaches('127.0.0.1', vendor)).toBe(false);
  server.close();
  await once(server, 'close');
}, 120_000);
