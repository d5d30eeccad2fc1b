import { TOTP } from 'otpauth';

// What authenticator apps count with unless they are told otherwise (RFC 6238): SHA-1, six digits, steps of 30 seconds.
const OF_APPS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

const authenticator = (secret: string): TOTP => new TOTP({ ...OF_APPS, secret });

/** The code of an authenticator app at a moment; the secret in base32, as the app was given it. */
export const authenticatorCode = (secret: string, at: Date): string =>
  authenticator(secret).generate({ timestamp: at.getTime() });

/** The time step that a code is of: the one of now, or one before or after, since clocks differ. Undefined for none. */
export const authenticatorStep = (secret: string, code: string, now: Date): number | undefined => {
  // The library throws at six characters that are more than six bytes.
  if (!/^\d{6}$/u.test(code)) return undefined;
  const timestamp = now.getTime();
  const apart = authenticator(secret).validate({ token: code, timestamp, window: 1 });
  return apart === null ? undefined : TOTP.counter({ period: OF_APPS.period, timestamp }) + apart;
};
