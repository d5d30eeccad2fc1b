import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { UsageError } from './terminal.types.ts';

/** Parses a command's options and positionals; an unknown option throws a usage error. */
export const parseCommand = <const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) => {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
};
