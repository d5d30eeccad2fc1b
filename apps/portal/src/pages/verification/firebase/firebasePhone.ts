import type { PhoneAuth } from '@baize/features/verification';
import type { FirebaseProject } from '@baize/tenant/document';
import { RecaptchaVerifier, signInWithPhoneNumber, type ConfirmationResult } from '@firebase/auth';
import { phoneAuthCodeOf } from './phoneAuthCodes.ts';
import { openFirebase } from './openFirebase.ts';

/** Verifies mobile numbers through Firebase Authentication, which sends the codes after an invisible reCAPTCHA. */
export const firebasePhone = (project: FirebaseProject, language: string): PhoneAuth => {
  const auth = openFirebase(project, language);
  let sent: ConfirmationResult | undefined;
  let proven: { readonly code: string; readonly idToken: string } | undefined;
  return {
    send: async (number) => {
      const place = document.body.appendChild(document.createElement('div'));
      const robotCheck = new RecaptchaVerifier(auth, place, { size: 'invisible' });
      try {
        sent = await signInWithPhoneNumber(auth, number, robotCheck);
        proven = undefined;
        return undefined;
      } catch (error) {
        return phoneAuthCodeOf(error);
      } finally {
        robotCheck.clear();
        place.remove();
      }
    },
    prove: async (code) => {
      // A code can be confirmed once: going back and forth in the form reuses its token.
      if (proven?.code === code) return { ok: true, idToken: proven.idToken };
      if (sent === undefined) return { ok: false, code: 'codeExpired' };
      try {
        const { user } = await sent.confirm(code);
        proven = { code, idToken: await user.getIdToken() };
        return { ok: true, idToken: proven.idToken };
      } catch (error) {
        return { ok: false, code: phoneAuthCodeOf(error) };
      }
    },
  };
};
