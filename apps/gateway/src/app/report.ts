import type { Fault } from './gateway.types.ts';

const SECRETS =
  /(?:Bearer\s+\S+|eyJ[\w-]+(?:\.[\w-]*){2,4}|[?&][\w-]+=[^\s&]*|"(?:password|token|captcha|verificationCode)"\s*:\s*"[^"]*")/giu;

/** A text without tokens, sealed bodies, queries and passwords. */
const scrub = (text: string): string => text.replace(SECRETS, '[removed]');

/** A fault as it is told: its kind and its message, scrubbed. What a query was given stays out of a database's message. */
export const faultOf = (error: unknown, where: Pick<Fault, 'at' | 'reference' | 'operation' | 'merchant'>): Fault => {
  const { name, message, stack } = error instanceof Error ? error : new Error('Something was thrown that is no error.');
  const short = message.split('\nparams:', 1)[0] ?? '';
  return {
    ...where,
    name,
    message: scrub(short),
    ...(stack
      ? {
          stack: scrub(
            stack
              .split('\n')
              .filter((line) => line.startsWith('    at '))
              .slice(0, 8)
              .join('\n'),
          ),
        }
      : {}),
  };
};

/** One line of JSON a fault. */
export const reportToStderr = (fault: Fault): void => {
  process.stderr.write(`${JSON.stringify({ level: 'error', ...fault })}\n`);
};
