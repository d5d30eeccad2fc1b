import { expect, it } from 'vitest';
import { readPaymentsSettings } from './paymentsSettings.ts';

it('listens beside edge, gateway and vendor, and calls back the gateway on this machine', () => {
  const { settings, problems } = readPaymentsSettings({ PORT: '9000' });
  expect(settings).toMatchObject({ port: 9003, gateway: 'http://127.0.0.1:9001', publicPort: 9000, host: undefined });
  expect(problems).toEqual([]);
});

it('names every problem at once', () => {
  const { problems } = readPaymentsSettings({ PORT: '0', HOST: 'here', BAIZE_PAYMENTS_PORT: 'x' });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['PORT', 'HOST', 'BAIZE_PAYMENTS_PORT']);
});

it('is not for production, with or without its secret', () => {
  expect(readPaymentsSettings({ NODE_ENV: 'production', BAIZE_PAYMENTS_SECRET: 'short' }).problems).toEqual([
    'The payment provider is a sandbox that moves no money and is not for production; leave it out.',
    expect.stringMatching('^BAIZE_PAYMENTS_SECRET has 5 characters'),
  ]);
  expect(readPaymentsSettings({ NODE_ENV: 'production' }).problems).toContainEqual(
    expect.stringMatching('^BAIZE_PAYMENTS_SECRET is missing'),
  );
});
