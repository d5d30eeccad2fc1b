import type { GatewayError } from '@baize/gateway-sdk';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayReconnect, newsOf, reconnectDelay } from './events.rules.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });

describe('the wait before a stream is opened again', () => {
  it('grows with the failures in a row, up to a minute, and half of it is chance', () => {
    fc.assert(
      fc.property(fc.nat(40), chance, (failures, luck) => {
        const most = Math.min(60_000, 1000 * 2 ** failures);
        const delay = reconnectDelay(failures, () => luck);
        expect(delay).toBeGreaterThanOrEqual(most / 2);
        expect(delay).toBeLessThanOrEqual(most);
      }),
    );
    expect([0, 1, 5, 6, 50].map((failures) => reconnectDelay(failures, () => 1))).toEqual([
      1000, 2000, 32_000, 60_000, 60_000,
    ]);
    expect(reconnectDelay(0, () => 0)).toBe(500);
  });
});

it.each<[tries: boolean, error: GatewayError]>([
  [true, { kind: 'network' }],
  [true, { kind: 'timeout' }],
  [true, { kind: 'rateLimited', retryAfter: 60 }],
  [true, { kind: 'maintenance' }],
  [true, { kind: 'regionRestricted' }],
  [true, { kind: 'locked' }],
  [true, { kind: 'http', status: 500 }],
  [true, { kind: 'http', status: 502 }],
  [false, { kind: 'http', status: 501 }],
  [false, { kind: 'http', status: 404 }],
  [false, { kind: 'http', status: 403, code: 'realAccountRequired' }],
  [false, { kind: 'unauthenticated' }],
  [true, { kind: 'malformed', status: 200 }],
  [false, { kind: 'business', code: 'switchedOff', value: {} }],
  [false, { kind: 'aborted' }],
])('a stream is tried again: %s, after %j', (tries, error) => {
  expect(mayReconnect(error)).toBe(tries);
});

describe('a message from another tab', () => {
  const event = { type: 'unread', count: 3 };
  const said = { type: 'memberTold', whose: 'LOTUS 1', lastEventId: '4', event };

  it('is accepted for the same member only', () => {
    expect(newsOf(said, 'LOTUS 1')).toEqual({ lastEventId: '4', event });
    expect(newsOf(said, 'LOTUS 2')).toBeUndefined();
    expect(newsOf({ ...said, type: 'loggedOut' }, 'LOTUS 1')).toBeUndefined();
  });

  it('keeps only the parts that are valid', () => {
    expect(newsOf({ ...said, event: { type: 'unread', count: 'many' } }, 'LOTUS 1')).toEqual({
      lastEventId: '4',
      event: undefined,
    });
    expect(newsOf({ ...said, lastEventId: 4 }, 'LOTUS 1')).toEqual({ lastEventId: undefined, event });
  });

  it('is ignored when it has another shape', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(newsOf(data, 'LOTUS 1')).toBeUndefined();
      }),
    );
  });
});
