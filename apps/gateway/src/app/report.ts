import type { Fault } from './gateway.types.ts';

/** Tokens, sealed bodies, whole queries and fragments, and JSON strings under a name that tells of a secret. */
const SECRETS = [
  /Bearer\s+\S+/giu,
  /eyJ[\w-]+(?:\.[\w-]*){2,4}/gu,
  /[?#][^\s"'<>]*=[^\s"'<>]*/gu,
  /"[^"\s]*(?:password|token|captcha|code|answer|session|secret|encryption)[^"\s]*"\s*:\s*"(?:[^"\\]|\\.)*"?/giu,
  /\b[\w-]{40,}/gu,
];

/** A text without tokens, sealed bodies, queries and passwords. */
const scrub = (text: string): string => SECRETS.reduce((told, secret) => told.replace(secret, '[removed]'), text);

const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
    .join('\n');

/** A fault as it is told: its kind and its message, scrubbed. What a query was given stays out of a database's message. */
export const faultOf = (
  error: unknown,
  { operation, ...where }: Pick<Fault, 'at' | 'reference' | 'operation' | 'merchant'>,
): Fault => {
  const { name, message, stack } = error instanceof Error ? error : new Error('Something was thrown that is no error.');
  const short = message.split('\nparams:', 1)[0] ?? '';
  return {
    ...where,
    operation: scrub(operation),
    name,
    message: scrub(short),
    ...(stack ? { stack: scrub(framesOf(stack)) } : {}),
  };
};

/** One line of JSON a fault. */
export const reportToStderr = (fault: Fault): void => {
  process.stderr.write(`${JSON.stringify({ level: 'error', ...fault })}\n`);
};
