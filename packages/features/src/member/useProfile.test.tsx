// @vitest-environment jsdom
import { unreachable } from '@baize/gateway-sdk/testing';
import type { Stubs } from '@baize/gateway-sdk/testing';
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeMemberAtom } from '../app/index.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { useProfile } from './useProfile.ts';
import { eventually } from '../testing/eventually.ts';

const member = { id: '1001', account: 'player', nickname: 'Lucky', userName: 'Pat Player', type: 41 };

const profileOf = (stubs: Stubs) => renderFeature(useProfile, { getMemberIcon: {}, ...stubs }, { token: 't1' });

describe('useProfile', () => {
  it('names the account, its nickname, the real name, the role and the picture [REQ-082] [REQ-160]', async () => {
    const { result } = profileOf({ getMemberInfo: member, getMemberIcon: { url: '/media/icons/3.svg' } });
    expect(result.current.view).toEqual({ state: 'loading' });
    await eventually(() => expect(result.current.view).toMatchObject({ picture: '/media/icons/3.svg' }));
    expect(result.current.view).toEqual({
      state: 'ready',
      account: 'player',
      nickname: 'Lucky',
      realName: 'Pat Player',
      role: 'agent',
      picture: '/media/icons/3.svg',
    });
  });

  it('is ready without a picture', async () => {
    const { result } = profileOf({ getMemberInfo: member, getMemberIcon: unreachable });
    await eventually(() => expect(result.current.view).toMatchObject({ state: 'ready', picture: undefined }));
  });

  it('shows at once what the session knows, and keeps it when the gateway is silent', async () => {
    const { result, store } = profileOf({ getMemberInfo: unreachable });
    await eventually(() => expect(result.current.view.state).toBe('failed'));
    act(() => store.set(storeMemberAtom, { token: 't1', member }));
    expect(result.current.view).toMatchObject({ state: 'ready', nickname: 'Lucky' });
  });

  it('can be asked again after a failure', async () => {
    let answer: typeof member | typeof unreachable = unreachable;
    const { result } = profileOf({ getMemberInfo: () => answer });
    await eventually(() => expect(result.current.view).toMatchObject({ state: 'failed', error: { kind: 'network' } }));
    answer = member;
    act(() => result.current.retry());
    await eventually(() => expect(result.current.view.state).toBe('ready'));
  });
});
