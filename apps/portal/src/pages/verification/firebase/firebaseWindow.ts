import type { ProviderWindow } from '@baize/features/session/login/social';
import type { FirebaseProject } from '@baize/tenant/document';
import {
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  signInWithPopup,
  signOut,
} from '@firebase/auth';
import { phoneAuthCodeOf } from './phoneAuthCodes.ts';
import { openFirebase } from './openFirebase.ts';

const providers = {
  // Lets a player with several accounts choose one each time.
  google: () => new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' }),
  facebook: () => new FacebookAuthProvider(),
} as const;

/**
 * Opens the windows of Google and Facebook through Firebase Authentication; returns the ID token of the chosen account.
 */
export const firebaseWindow = (project: FirebaseProject, language: string): ProviderWindow['open'] => {
  const auth = openFirebase(project, language);
  return async (provider) => {
    try {
      const { user } = await signInWithPopup(auth, providers[provider](), browserPopupRedirectResolver);
      const idToken = await user.getIdToken();
      await signOut(auth);
      return { ok: true, idToken };
    } catch (error) {
      return { ok: false, code: phoneAuthCodeOf(error) };
    }
  };
};
