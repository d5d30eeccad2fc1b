import { beginPasskeyLogin, logInPasskey } from '@baize/gateway-sdk/session';
import { refused } from '../../../flow/index.ts';
import type { BrowserPasskeys } from '../../../verification/passkey/index.ts';
import { successOf } from '../login.actors.ts';
import type { PasskeyLogin } from '../login.types.ts';

/** A login by passkey for `useLogin`: a challenge of the gateway, the browser's dialog, and its answer. */
export const createPasskeyLogin =
  ({ get }: Pick<BrowserPasskeys, 'get'>): PasskeyLogin =>
  async (gateway, entry, signal) => {
    const begun = await beginPasskeyLogin(gateway, { signal });
    if (!begun.ok) return refused(begun.error);
    const given = await get(begun.value);
    if (!given.ok) return { kind: 'refused', refusal: { code: given.code } };
    const page = entry === 'agent' ? ({ entry } as const) : {};
    const result = await logInPasskey(gateway, { answer: given.answer, ...page }, { signal });
    return result.ok ? { kind: 'loggedIn', ...successOf(result.value) } : refused(result.error);
  };
