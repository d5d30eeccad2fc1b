// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fails, renderFeature, succeeds } from '../app/renderFeature.tsx';
import { useSystemStatus } from './useSystemStatus.ts';

afterEach(cleanup);

const nothingKnown = { startUp: undefined, error: undefined };

const maintenance = () => succeeds({ status: 'maintenance', until: '2026-01-01T00:00:00Z' });
const normal = () => succeeds({ status: 'normal' });
const blocked = () => fails({ kind: 'regionRestricted', ip: '203.0.113.7' });

describe('useSystemStatus', () => {
  it('tells maintenance and until when [REQ-060] [REQ-061]', async () => {
    const { result } = renderFeature(() => useSystemStatus(nothingKnown), { system: { status: maintenance } });
    expect(result.current.status).toBe('normal');
    await waitFor(() =>
      expect(result.current).toEqual({ status: 'maintenance', until: '2026-01-01T00:00:00Z', ip: undefined }),
    );
  });

  it("tells a region block with the visitor's address [REQ-060] [REQ-062]", async () => {
    const { result } = renderFeature(() => useSystemStatus(nothingKnown), { system: { status: blocked } });
    await waitFor(() => expect(result.current).toMatchObject({ status: 'regionRestricted', ip: '203.0.113.7' }));
  });

  it('heeds what the start-up call failed with [REQ-060]', () => {
    const error = { kind: 'maintenance', until: '2026-01-01T00:00:00Z' } as const;
    const { result } = renderFeature(() => useSystemStatus({ startUp: undefined, error }), {
      system: { status: normal },
    });
    expect(result.current).toMatchObject({ status: 'maintenance', until: '2026-01-01T00:00:00Z' });
  });
});
