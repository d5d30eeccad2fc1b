import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** Deviations of an answer from what was asked for. */
export type Forgery = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** False: the user was present but not verified. */
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string | undefined;
  /** Id of another credential in place of the own one. */
  readonly id?: string;
};

/** What `navigator.credentials` is asked for, as far as an authenticator reads it. */
export type Asked = { readonly challenge: string; readonly rpId?: string; readonly rp?: { readonly id: string } };

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

// CBOR (RFC 8949): the head of an item with a short or a two-byte length.
const head = (major: number, size: number): Buffer => {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
};
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** The COSE key of a P-256 key (RFC 9053, 7.1). */
const coseKey = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return map([
    [integer(1), integer(2)],
    [integer(3), integer(-7)],
    [integer(-1), integer(1)],
    [integer(-2), bytes(Buffer.from(x, 'base64url'))],
    [integer(-3), bytes(Buffer.from(y, 'base64url'))],
  ]);
};

const counterBytes = (counter: number): Buffer => {
  const four = Buffer.alloc(4);
  four.writeUInt32BE(counter);
  return four;
};

/** An authenticator in software with one ES256 credential, at a site of this origin. */
export const softAuthenticator = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let handle: string | undefined;

  const clientData = (type: string, asked: Asked, forgery: Forgery): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: forgery.type ?? type,
        challenge: forgery.challenge ?? asked.challenge,
        origin: forgery.origin ?? origin,
        crossOrigin: false,
      }),
    );

  const authenticatorData = (asked: Asked, forgery: Forgery, credential?: Buffer): Buffer => {
    counter = forgery.counter ?? counter + 1;
    const site = forgery.rpId ?? asked.rpId ?? asked.rp?.id ?? '';
    const flags =
      PRESENT | (forgery.isVerified === false ? 0 : VERIFIED) | (credential === undefined ? 0 : HAS_CREDENTIAL);
    return Buffer.concat([
      sha256(site),
      Buffer.from([flags]),
      counterBytes(counter),
      ...(credential === undefined ? [] : [credential]),
    ]);
  };

  const named = (forgery: Forgery) => {
    const own = forgery.id ?? id;
    return { id: own, rawId: own, type: 'public-key' as const };
  };

  return {
    id,
    /** The answer of `navigator.credentials.create`. */
    create: (asked: Asked & { readonly user: { readonly id: string } }, forgery: Forgery = {}) => {
      handle = asked.user.id;
      const length = Buffer.from([0, credentialId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const attestationObject = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authenticatorData(asked, forgery, credential))],
      ]);
      return {
        ...named(forgery),
        response: {
          clientDataJSON: clientData('webauthn.create', asked, forgery).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
        },
      };
    },
    /** The answer of `navigator.credentials.get`. */
    get: (asked: Asked, forgery: Forgery = {}) => {
      const data = authenticatorData(asked, forgery);
      const client = clientData('webauthn.get', asked, forgery);
      const userHandle = 'userHandle' in forgery ? forgery.userHandle : handle;
      return {
        ...named(forgery),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
          ...(userHandle === undefined ? {} : { userHandle }),
        },
      };
    },
  };
};

export type SoftAuthenticator = ReturnType<typeof softAuthenticator>;
