// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
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
