import { Secret, TOTP } from 'otpauth';

// Defaults of authenticator apps (RFC 6238).
const OF_APPS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

const authenticator = (secret: string): TOTP => new TOTP({ ...OF_APPS, secret });

/** The six-digit code of a base32 secret at a moment. */
export const authenticatorCode = (secret: string, at: Date): string =>
  authenticator(secret).generate({ timestamp: at.getTime() });

/** The time step of a code: the current one, or one before or after for clock skew. Undefined for a wrong code. */
export const authenticatorStep = (secret: string, code: string, now: Date): number | undefined => {
  // The library throws for six characters that are more than six bytes.
  if (!/^\d{6}$/u.test(code)) return undefined;
  const timestamp = now.getTime();
  const apart = authenticator(secret).validate({ token: code, timestamp, window: 1 });
  return apart === null ? undefined : TOTP.counter({ period: OF_APPS.period, timestamp }) + apart;
};

/** A new secret of 160 bits, in base32 (RFC 4226, 4). */
export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32;

type App = { readonly secret: string; readonly issuer: string; readonly account: string };

/** The address that an authenticator app reads from a QR code. */
export const authenticatorUri = ({ secret, issuer, account }: App): string =>
  new TOTP({ ...OF_APPS, secret, issuer, label: account }).toString();
