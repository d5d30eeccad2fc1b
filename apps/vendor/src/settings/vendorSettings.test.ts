import { expect, it } from 'vitest';
import { readVendorSettings } from './vendorSettings.ts';

it('listens beside the edge, and asks the gateway on this machine', () => {
  const { settings, faults } = readVendorSettings({ PORT: '9000' });
  expect(settings).toMatchObject({ port: 9002, gateway: 'http://127.0.0.1:9001', publicPort: 9000, host: undefined });
  expect(faults).toEqual([]);
});

it('names every fault at once', () => {
  const { faults } = readVendorSettings({ PORT: '0', HOST: 'here' });
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['PORT', 'HOST']);
});

it('is not for production', () => {
  const { faults } = readVendorSettings({ NODE_ENV: 'production', BAIZE_VENDOR_SECRET: 'short' });
  expect(faults).toEqual([
    'The vendor is a sandbox that plays for practice and is not for production; leave it out.',
    expect.stringMatching('^BAIZE_VENDOR_SECRET has 5 characters'),
  ]);
});
