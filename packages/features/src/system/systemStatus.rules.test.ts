import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAway, systemStatus } from './systemStatus.rules.ts';

const order = ['normal', 'maintenance', 'regionRestricted'] as const;
const status = fc.constantFrom(...order);
const startUp = fc.record({ maintenance: fc.boolean(), regionRestricted: fc.boolean() });
const error = fc.constantFrom(undefined, { kind: 'network' }, { kind: 'maintenance' }, { kind: 'regionRestricted' });

describe('systemStatus', () => {
  it('is normal by default [REQ-060]', () => {
    expect(systemStatus({})).toBe('normal');
    expect(systemStatus({ errors: [{ kind: 'network' }, undefined] })).toBe('normal');
  });

  it.each(order)('is what the status call says, %s [REQ-060]', (each) => {
    expect(systemStatus({ status: { status: each } })).toBe(each);
  });

  it('is what the start-up answer says [REQ-060] [REQ-061] [REQ-062]', () => {
    expect(systemStatus({ startUp: { maintenance: true, regionRestricted: false } })).toBe('maintenance');
    expect(systemStatus({ startUp: { maintenance: false, regionRestricted: true } })).toBe('regionRestricted');
  });

  it('is what a refused call says [REQ-060]', () => {
    expect(systemStatus({ errors: [{ kind: 'maintenance' }] })).toBe('maintenance');
    expect(systemStatus({ errors: [undefined, { kind: 'regionRestricted' }] })).toBe('regionRestricted');
  });

  it('is the worst of all sources, whichever they are [REQ-060]', () => {
    fc.assert(
      fc.property(status, startUp, error, (said, started, failed) => {
        const worst = Math.max(
          order.indexOf(said),
          started.maintenance ? 1 : 0,
          started.regionRestricted ? 2 : 0,
          failed === undefined ? 0 : order.findIndex((each) => each === failed.kind),
        );
        const found = systemStatus({ status: { status: said }, startUp: started, errors: [failed] as never });
        expect(found).toBe(order[worst]);
      }),
    );
  });
});

describe('isAway', () => {
  it.each([
    [{ kind: 'network' }, true],
    [{ kind: 'timeout' }, true],
    [{ kind: 'http', status: 502 }, true],
    [{ kind: 'http', status: 503 }, true],
    [{ kind: 'http', status: 504 }, true],
    // The gateway itself responded.
    [{ kind: 'http', status: 500 }, false],
    [{ kind: 'http', status: 501 }, false],
    [{ kind: 'http', status: 505 }, false],
    [{ kind: 'http', status: 403 }, false],
    [{ kind: 'maintenance' }, false],
    [{ kind: 'unauthenticated' }, false],
    [undefined, false],
  ] as const)('%j: %s', (error, away) => {
    expect(isAway(error)).toBe(away);
  });
});
