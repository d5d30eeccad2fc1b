import type { Access } from '@baize/domain/routes';
import { memoryStorage, mountedAtom } from '@baize/features/preferences';
import { storeMemberAtom, startSession } from '@baize/features/session';
import type { Member } from '@baize/gateway-sdk/member';
import { screen } from '@testing-library/react';
import { useFeatures } from '@baize/features/app';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { useAdmission } from './useAdmission.ts';

const asked: readonly Access[] = [
  'anyone',
  'member',
  'realAccount',
  'agent',
  { audience: 'anyone', flag: 'accountRecord' },
];

type Visit = {
  readonly kept: Readonly<Record<string, string>>;
  /** The type in the member call's answer; undefined while the call is pending. */
  readonly type?: number;
};

function Admissions({ kept, type }: Visit) {
  const { store, ...features } = useFeatures();
  useState(() => {
    const storage = { session: memoryStorage(kept), device: memoryStorage() };
    startSession({ ...features, store, storage, location: window.location, history: window.history });
    store.set(mountedAtom, true);
    const member = { type, account: 'player' } as Member;
    if (type !== undefined) store.set(storeMemberAtom, { token: 'a-token', member });
  });
  const admits = useAdmission();
  return <output>{asked.map((access) => admits(access)).join(' ')}</output>;
}

const session = { token: 'a-token' };

it.each<[string, Visit, string]>([
  ['a visitor', { kept: {} }, 'open logIn logIn logIn unknown'],
  ['a member', { kept: session, type: 0 }, 'open open open hidden unknown'],
  ['a trial account', { kept: session, type: 4 }, 'open open needRealAccount hidden unknown'],
  ['an agent', { kept: session, type: 42 }, 'open open open open unknown'],
  ['whoever is logged in, before it is known as whom', { kept: session }, 'open open open unknown unknown'],
  ['an agent, by the mark alone', { kept: { ...session, isAgent: 'true' } }, 'open open open open unknown'],
])('says of %s what opening a page leads to', async (_who, visit, admissions) => {
  await renderInSite(<Admissions {...visit} />);
  expect(screen.getByRole('status').textContent).toBe(admissions);
});
