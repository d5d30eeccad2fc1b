import { expect, it } from 'vitest';
import { readVendorSettings } from './vendorSettings.ts';

it('listens beside the edge, and asks the gateway on this machine', () => {
  const { settings, problems } = readVendorSettings({ PORT: '9000' });
  expect(settings).toMatchObject({ port: 9002, gateway: 'http://127.0.0.1:9001', publicPort: 9000, host: undefined });
  expect(problems).toEqual([]);
});

it('names every problem at once', () => {
  const { problems } = readVendorSettings({ PORT: '0', HOST: 'here' });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['PORT', 'HOST']);
});

it('is not for production', () => {
  const { problems } = readVendorSettings({ NODE_ENV: 'production', BAIZE_VENDOR_SECRET: 'short' });
  expect(problems).toEqual([
    'The vendor is a sandbox that plays for practice and is not for production; leave it out.',
    expect.stringMatching('^BAIZE_VENDOR_SECRET has 5 characters'),
  ]);
});
