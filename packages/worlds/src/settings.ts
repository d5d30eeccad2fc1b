import { sandboxSchema } from '@baize/tenant/sandbox';
import { z } from 'zod';

/**
 * What a world has otherwise than its merchant: any part of what `sandbox.json` may say. Flags and rules change by name,
 * everything else is replaced as a whole.
 */
export type WorldSettings = Omit<z.input<typeof sandboxSchema>, '$schema'>;

/** Checks by the schema of `sandbox.json` and passes on what was written, without the defaults of what was not. */
export const settings = z.custom<WorldSettings>().check(({ value, issues }) => {
  const read = sandboxSchema.omit({ $schema: true }).safeParse(value);
  for (const { message, path } of read.error?.issues ?? [])
    issues.push({ code: 'custom', message, path, input: value });
});
