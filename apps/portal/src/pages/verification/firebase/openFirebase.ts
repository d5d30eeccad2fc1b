import type { FirebaseProject } from '@baize/tenant/document';
import { initializeApp } from '@firebase/app';
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, type Auth } from '@firebase/auth';
import { allowScripts } from '../../../site/allowScripts.ts';

const opened = new Map<string, Auth>();

/**
 * Opens Firebase Authentication for a merchant's project, once per project. It persists nothing: a token goes to the
 * gateway only.
 */
export const openFirebase = ({ apiKey, authDomain, projectId, emulator }: FirebaseProject, language: string): Auth => {
  const auth =
    opened.get(projectId) ??
    initializeAuth(initializeApp({ apiKey, authDomain, projectId }, projectId), { persistence: inMemoryPersistence });
  if (!opened.has(projectId)) {
    opened.set(projectId, auth);
    allowScripts();
    if (emulator !== undefined) {
      connectAuthEmulator(auth, emulator, { disableWarnings: true });
      // The emulator needs no check against robots, whose script only a network has.
      auth.settings.appVerificationDisabledForTesting = true;
    }
  }
  auth.languageCode = language;
  return auth;
};
