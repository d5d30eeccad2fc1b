export type Draft = Readonly<Record<string, string>>;

/** Fields never stored: secrets, single-use codes, and consent, which must be given anew (D39). */
const secrets = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
  'idNumber',
  'verificationCode',
  'captcha',
  'terms',
]);

/** Returns the values that may be stored for a reload. */
export const draftOf = (values: Draft): Draft =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.has(name)));

/** Parses a stored draft; undefined for anything else. */
export const readDraft = (stored: string): Draft | undefined => {
  try {
    const parsed: unknown = JSON.parse(stored);
    if (typeof parsed !== 'object' || parsed === null) return undefined;
    const texts = Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return draftOf(Object.fromEntries(texts));
  } catch {
    return undefined;
  }
};

/** Returns the referral code of an address; undefined without a valid one (REQ-125). */
export const referralIn = (search: string): string | undefined => {
  const code = new URLSearchParams(search).get('referralCode')?.trim() ?? '';
  return /^[\w-]{1,64}$/u.test(code) ? code : undefined;
};
