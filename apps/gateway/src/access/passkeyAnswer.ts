import { passkeyAlgorithms } from '@baize/gateway-contract';
import type { addPasskeyPayload, passkeyAnswer } from '@baize/gateway-contract';
import type { z } from '@hono/zod-openapi';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { Call } from '../kernel/gateway.types.ts';
import { refusal, success } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { consumePasskeyChallenge } from './passkeyChallenges.store.ts';
import type { PasskeyHolder } from './passkeyChallenges.store.ts';
import { findPasskey, rememberUse, userHandleOf } from './passkeys.store.ts';
import type { Passkey } from './passkeys.store.ts';

export type PasskeyAnswer = z.output<typeof passkeyAnswer>;
type NewPasskeyAnswer = z.output<typeof addPasskeyPayload>['answer'];
type PasskeyCode = 'passkeyExpired' | 'passkeyRefused';

/** Data of a new credential, verified. */
type NewCredential = { readonly id: string; readonly publicKey: string; readonly counter: number };

/** The challenge in an answer's client data; undefined for unreadable data. */
const challengeIn = (clientDataJSON: string): string | undefined => {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown } | null;
    return typeof data?.challenge === 'string' ? data.challenge : undefined;
  } catch {
    return undefined;
  }
};

/** Consumes the challenge of an answer and returns it; undefined for one that is unknown, used or another holder's. */
const challengeOf = async (
  call: Call,
  holder: PasskeyHolder,
  { response: { clientDataJSON } }: { readonly response: { readonly clientDataJSON: string } },
): Promise<string | undefined> => {
  const challenge = challengeIn(clientDataJSON);
  const isOpen = challenge !== undefined && (await consumePasskeyChallenge(call, holder, challenge));
  return isOpen ? challenge : undefined;
};

/** The library throws for every answer that it refuses. */
const verified = async <T>(verify: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await verify();
  } catch {
    return undefined;
  }
};

/** Throws for an attestation with certificates: none is asked for, and checking one would fetch revocation lists. */
const refuseCertificates = ({ response }: NewPasskeyAnswer): void => {
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')));
  const isPlain = ['none', 'packed'].includes(attestation.get('fmt'));
  if (!isPlain || attestation.get('attStmt').get('x5c') !== undefined) throw new Error('It has certificates.');
};

/** Checks the answer of a new passkey to a challenge of this holder: site, user verification and key. */
export const checkNewPasskey = async (
  call: Call,
  holder: PasskeyHolder,
  answer: NewPasskeyAnswer,
): Promise<Result<NewCredential, PasskeyCode>> => {
  const expectedChallenge = await challengeOf(call, holder, answer);
  if (expectedChallenge === undefined) return refusal('passkeyExpired');
  const result = await verified(async () => {
    refuseCertificates(answer);
    return verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: call.origin,
      expectedRPID: call.host,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...passkeyAlgorithms],
    });
  });
  if (result?.registrationInfo === undefined) return refusal('passkeyRefused');
  const { id, publicKey, counter } = result.registrationInfo.credential;
  return success({ id, publicKey: Buffer.from(publicKey).toString('base64url'), counter });
};

/**
 * Checks the answer of a passkey to a challenge of this holder, and stores its use. `memberId` names the only member
 * whose passkeys are accepted. An unknown passkey is refused like a wrong signature.
 */
export const checkPasskey = async (
  call: Call,
  holder: PasskeyHolder,
  answer: PasskeyAnswer,
  memberId?: string,
): Promise<Result<Passkey, PasskeyCode>> => {
  const { database, merchant, now } = call;
  const expectedChallenge = await challengeOf(call, holder, answer);
  if (expectedChallenge === undefined) return refusal('passkeyExpired');
  const passkey = await findPasskey(database, merchant.id, answer.id);
  if (passkey === undefined || (memberId !== undefined && passkey.member_id !== memberId))
    return refusal('passkeyRefused');
  const { userHandle, ...response } = answer.response;
  const isHandle = userHandle === userHandleOf({ merchant: passkey.merchant, id: passkey.member_id });
  // A discoverable credential names its user (WebAuthn 3, 7.2); one of `allowCredentials` may leave it out.
  if (userHandle === undefined ? memberId === undefined : !isHandle) return refusal('passkeyRefused');
  const result = await verified(() =>
    verifyAuthenticationResponse({
      response: { ...answer, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: call.origin,
      expectedRPID: call.host,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
    }),
  );
  const isRight = result?.verified === true && passkey.rp_id === call.host;
  const isUsed = isRight && (await rememberUse(database, passkey, result.authenticationInfo.newCounter, now));
  return isUsed ? success(passkey) : refusal('passkeyRefused');
};
