// @vitest-environment jsdom
import { examples, failed } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useStartUpWatcher } from './useStartUp.ts';
import { useSystemView } from './useSystemView.ts';

const useView = () => {
  useStartUpWatcher();
  return useSystemView();
};

describe('useSystemView', () => {
  it('is unreachable when the start failed, until a retry asks again for all that decides it', async () => {
    let away = true;
    const { result, gateway } = renderFeature(useView, {
      getStartUp: () => (away ? failed(404) : examples.getStartUp),
      getSystemStatus: () => (away ? failed(404) : { status: 0 }),
    });
    await eventually(() => expect(result.current.view.kind).toBe('unreachable'));
    away = false;
    act(() => result.current.retry());
    await eventually(() => expect(result.current.view).toEqual({ kind: 'open', away: false }));
    expect(gateway.asked.map(({ id }) => id).toSorted()).toEqual([
      'getStartUp',
      'getStartUp',
      'getSystemStatus',
      'getSystemStatus',
    ]);
  });
});
