// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memoryStorage, storagesAtom } from '../app/index.ts';
import { settled } from '../testing/eventually.ts';
import { renderFeature } from '../testing/renderFeature.tsx';
import { registrationClosedAtom, registrationDraftAtom } from './registration.atoms.ts';
import { useRegistrationDraft } from './useRegistrationDraft.ts';

const start = (held: Record<string, string> = {}) => {
  const session = memoryStorage(held);
  const view = renderFeature(useRegistrationDraft);
  act(() => view.store.set(storagesAtom, { session }));
  return { ...view, session };
};

it('restores the values of a form, and its secrets only while the page is mounted (D11, D39)', () => {
  const { result, session } = start();
  expect(result.current.typed()).toEqual({});
  act(() => result.current.keep({ username: 'chloe', password: 'a', captcha: 'x' }));
  act(() => result.current.keep({ email: 'c@d.example', password: 'b' }));
  const kept = { username: 'chloe', email: 'c@d.example' };
  expect(result.current.typed()).toEqual({ ...kept, password: 'b', captcha: 'x' });
  expect(JSON.parse(session.getItem('registrationDraft') ?? '')).toEqual(kept);
});

it('starts with the values typed before a reload, and ignores a stored value that is no draft', () => {
  expect(start({ registrationDraft: '{"username":"chloe","password":"a"}' }).result.current.typed()).toEqual({
    username: 'chloe',
  });
  expect(start({ registrationDraft: '[' }).result.current.typed()).toEqual({});
});

it('holds only secrets in memory: all else is read from the visit', () => {
  const { result, store } = start();
  act(() => result.current.keep({ username: 'chloe', password: 'a' }));
  act(() => store.set(registrationDraftAtom, {}));
  expect(result.current.typed()).toEqual({ password: 'a' });
});

it('forgets what was typed, wherever it was kept', () => {
  const { result, session } = start();
  act(() => result.current.keep({ username: 'chloe', password: 'a' }));
  act(() => result.current.forget());
  expect(result.current.typed()).toEqual({});
  expect(session.getItem('registrationDraft') ?? '{}').toBe('{}');
});

it.each([
  ['true', true],
  ['false', false],
])('remembers over a reload whether its popup was closed: %s', async (held, closed) => {
  const { store } = start({ registrationClosed: held });
  await settled();
  expect(store.get(registrationClosedAtom)).toBe(closed);
});
