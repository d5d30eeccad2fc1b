export type Draft = Readonly<Record<string, string>>;

/** What nothing keeps beyond the page: secrets, what serves once, and consent, which is given anew (D39). */
const secrets = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
  'idNumber',
  'verificationCode',
  'captcha',
  'terms',
]);

/** A form as it may be kept for a reload. */
export const draftOf = (values: Draft): Draft =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.has(name)));

/** A draft as it was kept; undefined for anything else. */
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

/** Who recommended the visitor, as an address says it; undefined where it names nobody (REQ-125). */
export const referralIn = (search: string): string | undefined => {
  const code = new URLSearchParams(search).get('referralCode')?.trim() ?? '';
  return /^[\w-]{1,64}$/u.test(code) ? code : undefined;
};
