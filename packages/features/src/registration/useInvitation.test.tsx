// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memoryStorage, storagesAtom } from '../app/index.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { referralAtom } from './registration.atoms.ts';
import { useInvitation, usePopupClosed } from './useInvitation.ts';
import { keepReferral, useReferral } from './useReferral.ts';

it('opens the registration by itself for whoever came by a friend’s link, until its popup was closed once [REQ-138]', () => {
  let inPopup = false;
  const { result, store, rerender } = renderFeature(() => {
    usePopupClosed(inPopup);
    return [useInvitation(true), useInvitation(false)];
  });
  expect(result.current).toEqual([false, false]);
  act(() => store.set(referralAtom, 'FRIEND-1'));
  expect(result.current).toEqual([true, false]);
  inPopup = true;
  rerender();
  expect(result.current).toEqual([true, false]);
  inPopup = false;
  rerender();
  expect(result.current).toEqual([false, false]);
});

it('keeps whose link a visit began by, for a registration that is opened later [REQ-125]', () => {
  const { result, store } = renderFeature(() => useReferral(''));
  expect(result.current).toBeUndefined();
  act(() => {
    keepReferral(store, '?lang=en&referralCode=FRIEND-1');
    keepReferral(store, '?lang=en');
  });
  expect(result.current).toBe('FRIEND-1');
});

it('returns the referral code of the address at once, and keeps it for the visit and its reloads', () => {
  let search = '?referralCode=FRIEND-1';
  const session = memoryStorage({ referralCode: 'FRIEND-0' });
  const { result, store, rerender } = renderFeature(() => useReferral(search));
  act(() => store.set(storagesAtom, { session }));
  expect(result.current).toBe('FRIEND-1');
  search = '?referralCode=FRIEND-2';
  rerender();
  expect([result.current, store.get(referralAtom)]).toEqual(['FRIEND-2', 'FRIEND-2']);
  search = '';
  rerender();
  expect([result.current, session.getItem('referralCode')]).toEqual(['FRIEND-2', 'FRIEND-2']);
  const later = renderFeature(() => useReferral(''));
  act(() => later.store.set(storagesAtom, { session }));
  expect(later.result.current).toBe('FRIEND-2');
});
