import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newWorldAt } from '../testing/newWorldAt.ts';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { startPlay } from '../testing/vendor.ts';
import { isSigned, signatureOf } from './signature.ts';
import type { SignedCall } from './signature.ts';

const SECRET = 'vendor-secret-of-the-tests';
const call: SignedCall = { timestamp: '1700000000', method: 'POST', path: '/vendor/wallet/debit', body: '{"a":1}' };
const now = 1_700_000_000_000;

describe('a signature', () => {
  const signature = signatureOf(SECRET, call);

  it('is an HMAC that a vendor can make with any tool', () => {
    expect(signature).toMatch(/^[0-9a-f]{64}$/u);
    expect(signatureOf('key', { timestamp: '1', method: 'POST', path: '/p', body: 'b' })).toBe(
      '220ea61ceea9db16cfbae9235138fa2da181d020c42b7d794f18f5f740f3d6d8',
    );
  });

  it.each<Partial<SignedCall>>([
    { timestamp: '1700000001' },
    { method: 'GET' },
    { path: '/vendor/wallet/credit' },
    { path: '/vendor/wallet/debit?x=1' },
    { body: '{"a":2}' },
    // The separator is signed: a part cannot move into its neighbour.
    { path: '/vendor/wallet/debit\n{"a":1}', body: '' },
  ])('is not that of a call with %j', (changed) => {
    expect(isSigned(SECRET, call, signature, now)).toBe(true);
    expect(isSigned(SECRET, { ...call, ...changed }, signature, now)).toBe(false);
  });

  it('of another secret, in part, longer or missing opens nothing', () => {
    for (const forged of [signatureOf('another', call), signature.slice(0, 63), `${signature}0`, ''])
      expect(isSigned(SECRET, call, forged, now)).toBe(false);
  });

  it('holds five minutes before and after its second, to the second', () => {
    for (const [offset, fresh] of [
      [300_000, true],
      [300_001, false],
      [-300_000, true],
      [-300_001, false],
    ] as const)
      expect(isSigned(SECRET, call, signature, now + offset)).toBe(fresh);
  });

  it.each(['', 'NaN', '-1700000000', '1e9', ' 1700000000', '1700000000 ', '1700000000000', '+1700000000'])(
    'over the timestamp %j is none',
    (timestamp) => {
      const odd = { ...call, timestamp };
      expect(isSigned(SECRET, odd, signatureOf(SECRET, odd), now)).toBe(false);
      expect(isSigned(SECRET, odd, signatureOf(SECRET, odd), Number(timestamp) * 1000)).toBe(false);
    },
  );
});

describe('a call that somebody heard', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway();
  });
  afterAll(() => gateway.close());

  it('opens no other call, and no other method', async () => {
    const { visitor, token } = await newWorldAt(gateway, 'alpha', { as: 'player' });
    const session = await startPlay(gateway, visitor, token);
    const body = JSON.stringify({ session, round: 'r', transactionId: 't', amount: '100' });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signed = signatureOf(SECRET, { timestamp, method: 'POST', path: '/vendor/wallet/debit', body });
    const headers = { 'X-Vendor-Timestamp': timestamp, 'X-Vendor-Signature': signed };
    const send = async (path: string, own: RequestInit = {}): Promise<number> => {
      const request = new Request(`http://127.0.0.1${path}`, { method: 'POST', headers, body, ...own });
      return (await gateway.fetch(request)).status;
    };
    for (const path of ['/vendor/wallet/credit', '/vendor/wallet/rollback', '/vendor/wallet/debit?again=1'])
      expect(await send(path)).toBe(403);
    expect(await send('/vendor/wallet/debit', { method: 'PUT' })).toBe(403);
    expect(await send('/vendor/wallet/debit', { headers: { 'X-Vendor-Timestamp': timestamp } })).toBe(403);
    expect(await send('/vendor/wallet/debit', { headers: { 'X-Vendor-Signature': signed } })).toBe(403);
    expect(await send('/vendor/wallet/debit')).toBe(200);
  });
});
