/**
 * User part, query and fragment of URLs, and anything like a token, a sealed body, a query or a password.
 * Patterns run in linear time on any input, since anyone may send a report.
 */
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

/** Query or fragment after a path; removed only when it contains `=`. */
const AFTER_PATH = /[?#][^\s"'<>]*/gu;

/**
 * Replaces tokens, sealed bodies and passwords in a text, and user part, query and fragment of URLs, by `[removed]`.
 */
export const withoutSecrets = (text: string): string =>
  SECRETS.reduce((told, [secret, instead]) => told.replace(secret, instead), text).replace(AFTER_PATH, (end) =>
    end.includes('=') ? '[removed]' : end,
  );

/** Depth limit; reports are flatter. */
const DEEPEST = 20;

/** Applies `withoutSecrets` to all strings and keys of a JSON value. */
export const valueWithoutSecrets = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return withoutSecrets(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return '[removed]';
  const told = (each: unknown): unknown => valueWithoutSecrets(each, depth + 1);
  if (Array.isArray(value)) return value.map(told);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [withoutSecrets(key), told(each)]));
};
