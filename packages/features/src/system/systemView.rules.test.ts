import { describe, expect, it } from 'vitest';
import { systemView } from './systemView.rules.ts';

const failed = { state: 'failed', error: { kind: 'network', reference: 'MB7X' } } as const;
const ready = { state: 'ready', error: undefined } as const;
const normal = { status: 'normal', until: undefined, ip: undefined, away: false } as const;

describe('systemView', () => {
  it('shows the screen of the status before anything else [REQ-060]', () => {
    expect(systemView(failed, { ...normal, status: 'maintenance', until: '2026-11-21T06:30:00Z' })).toEqual({
      kind: 'maintenance',
      until: '2026-11-21T06:30:00Z',
    });
    expect(systemView(failed, { ...normal, status: 'regionRestricted', ip: '203.0.113.7' })).toEqual({
      kind: 'blocked',
      ip: '203.0.113.7',
    });
  });

  it('asks for another try when the start failed (D6)', () => {
    expect(systemView(failed, { ...normal, away: true })).toEqual({ kind: 'unreachable', reference: 'MB7X' });
  });

  it('is open otherwise, and keeps the pages while nobody answers', () => {
    expect(systemView(ready, normal)).toEqual({ kind: 'open', away: false });
    expect(systemView({ state: 'loading', error: undefined }, { ...normal, away: true })).toEqual({
      kind: 'open',
      away: true,
    });
  });
});
