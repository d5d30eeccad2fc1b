import { withoutSecrets } from '@baize/service/telling';
import type { LoggedError } from './gateway.types.ts';

const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
    .join('\n');

/** An error as a `LoggedError`, scrubbed of secrets; the parameters of a failed SQL query are cut from its message. */
export const toLoggedError = (
  error: unknown,
  { operation, ...where }: Pick<LoggedError, 'at' | 'reference' | 'operation' | 'merchant'>,
): LoggedError => {
  const { name, message, stack } = error instanceof Error ? error : new Error('Something was thrown that is no error.');
  const short = message.split('\nparams:', 1)[0] ?? '';
  return {
    ...where,
    operation: withoutSecrets(operation),
    name,
    message: withoutSecrets(short),
    ...(stack ? { stack: withoutSecrets(framesOf(stack)) } : {}),
  };
};

/** Writes one line of JSON per error. */
export const reportToStderr = (error: LoggedError): void => {
  process.stderr.write(`${JSON.stringify({ level: 'error', ...error })}\n`);
};
