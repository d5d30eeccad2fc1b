// All of them look at each character a few times at most, however a text was made: anybody may send a report.
/** User part, query and fragment of whole addresses; what else looks like a token, a sealed body, a query, a password. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\b[a-z][a-z\d+.-]*:\/\/)[^\s/?#"'<>]*@/giu, ''],
  [/(?<=\b[a-z][a-z\d+.-]*:\/\/[^\s?#"'<>]*)[?#][^\s"'<>]*/giu, '[removed]'],
  [/Bearer\s+\S+/giu, '[removed]'],
  [/(?<![\w-])eyJ[\w-]+(?:\.[\w-]*){2,4}/gu, '[removed]'],
  [
    /"[^"\s]{0,40}(?:password|token|captcha|code|answer|session|secret|encryption)[^"\s]{0,40}"\s*:\s*"(?:[^"\\]|\\.)*"?/giu,
    '[removed]',
  ],
  [/\b[\w-]{40,}/gu, '[removed]'],
];

/** What follows a path from its first `?` or `#` on, where it says a value. */
const AFTER_PATH = /[?#][^\s"'<>]*/gu;

/** A text without tokens, sealed bodies, passwords, and without the user part, query and fragment of an address. */
export const withoutSecrets = (text: string): string =>
  SECRETS.reduce((told, [secret, instead]) => told.replace(secret, instead), text).replace(AFTER_PATH, (end) =>
    end.includes('=') ? '[removed]' : end,
  );

/** Deeper than any report is. */
const DEEPEST = 20;

/** The same of every text in a value of JSON, its keys included. */
export const valueWithoutSecrets = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return withoutSecrets(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return '[removed]';
  const told = (each: unknown): unknown => valueWithoutSecrets(each, depth + 1);
  if (Array.isArray(value)) return value.map(told);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [withoutSecrets(key), told(each)]));
};
