import { passkeyAlgorithms } from '@baize/gateway-contract';
import type { Member } from '../accounts/members.store.ts';
import type { Call } from '../kernel/gateway.types.ts';
import { openPasskeyChallenge, PASSKEY_MS } from './passkeyChallenges.store.ts';
import type { PasskeyHolder } from './passkeyChallenges.store.ts';
import { userHandleOf } from './passkeys.store.ts';
import type { Passkey } from './passkeys.store.ts';

const PUBLIC_KEY = 'public-key' as const;

const credentialsOf = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ credential_id: id }) => ({ id, type: PUBLIC_KEY }));

/** Opens a challenge and returns the input of `navigator.credentials.get`; without passkeys any of the site answers. */
export const askPasskey = async (call: Call, holder: PasskeyHolder, passkeys: readonly Passkey[] = []) => ({
  challenge: await openPasskeyChallenge(call, holder),
  rpId: call.host,
  timeout: PASSKEY_MS,
  userVerification: 'required' as const,
  allowCredentials: credentialsOf(passkeys),
});

/** Opens a challenge and returns the input of `navigator.credentials.create` for a member who has these passkeys. */
export const askNewPasskey = async (
  call: Call,
  holder: PasskeyHolder,
  member: Member,
  passkeys: readonly Passkey[],
) => ({
  challenge: await openPasskeyChallenge(call, holder),
  rp: { id: call.host, name: call.merchant.settings.brandName },
  user: { id: userHandleOf(member), name: member.account, displayName: member.account },
  pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: PUBLIC_KEY, alg })),
  timeout: PASSKEY_MS,
  excludeCredentials: credentialsOf(passkeys),
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
});
