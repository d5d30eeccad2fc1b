import { FirebaseError } from '@firebase/app';
import { signInWithPopup, type UserCredential } from '@firebase/auth';
import { expect, it, vi } from 'vitest';
import { firebaseWindow } from './firebaseWindow.ts';

// The window belongs to Google: its answer is mocked.
vi.mock(import('@firebase/auth'), async (load) => ({ ...(await load()), signInWithPopup: vi.fn() }));

const open = firebaseWindow(
  { apiKey: 'k', authDomain: 'a.firebaseapp.com', projectId: 'windows', phone: false, signIn: ['google', 'facebook'] },
  'pt-BR',
);
const chosen = { user: { getIdToken: () => Promise.resolve('token') } } as unknown as UserCredential;

it.each([
  ['google', 'google.com', { prompt: 'select_account' }],
  ['facebook', 'facebook.com', {}],
] as const)(
  'opens the window of %s in the language of the site, and answers the token of who was chosen',
  async (provider, providerId, custom) => {
    vi.mocked(signInWithPopup).mockResolvedValueOnce(chosen);
    expect(await open(provider)).toEqual({ ok: true, idToken: 'token' });
    const [auth, asked] = vi.mocked(signInWithPopup).mock.lastCall ?? [];
    expect([asked?.providerId, auth?.languageCode, auth?.currentUser]).toEqual([providerId, 'pt-BR', null]);
    expect((asked as { getCustomParameters?: () => object }).getCustomParameters?.()).toEqual(custom);
  },
);

it.each([
  ['auth/popup-closed-by-user', 'popupClosedByUser'],
  ['auth/cancelled-popup-request', 'popupClosedByUser'],
  ['auth/user-cancelled', 'popupClosedByUser'],
  ['auth/popup-blocked', 'popupBlocked'],
  ['auth/operation-not-allowed', 'operationNotAllowed'],
  ['auth/network-request-failed', 'network'],
  ['auth/internal-error', 'failed'],
])('says that nobody was named on %s: %s [REQ-141]', async (error, code) => {
  vi.mocked(signInWithPopup).mockRejectedValueOnce(new FirebaseError(error, 'no'));
  expect(await open('google')).toEqual({ ok: false, code });
});
