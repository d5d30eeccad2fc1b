import type { BrowserPasskeys } from '@baize/features/verification/passkey';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** The name of a DOM exception, which the library keeps in its own errors. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

const isCancelled = (error: unknown): boolean => ['NotAllowedError', 'AbortError'].includes(nameOf(error));

const codeOf = (error: unknown) => (isCancelled(error) ? 'passkeyCancelled' : 'passkeyUnusable');

/** The dialogs of the browser; a browser does not say whether one was closed or timed out. */
export const browserPasskeys: BrowserPasskeys = {
  get: async (optionsJSON) => {
    try {
      const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
      const { clientDataJSON, authenticatorData, signature, userHandle } = response;
      const named = userHandle === undefined ? {} : { userHandle };
      return {
        ok: true,
        answer: { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, ...named } },
      };
    } catch (error) {
      return { ok: false, code: codeOf(error) };
    }
  },
  create: async (optionsJSON) => {
    try {
      const { id, rawId, type, response } = await startRegistration({ optionsJSON });
      const { clientDataJSON, attestationObject } = response;
      return { ok: true, answer: { id, rawId, type, response: { clientDataJSON, attestationObject } } };
    } catch (error) {
      return { ok: false, code: nameOf(error) === 'InvalidStateError' ? 'passkeyKnown' : codeOf(error) };
    }
  },
};
