import { sandboxSchema } from '@baize/tenant/sandbox';
import { z } from 'zod';

/**
 * Settings of a world that differ from its merchant's: any part of `sandbox.json`. Flags and rules are merged by name,
 * everything else is replaced.
 */
export type WorldSettings = Omit<z.input<typeof sandboxSchema>, '$schema'>;

/** Validates against the schema of `sandbox.json` and returns the input unchanged, without defaults. */
export const settings = z.custom<WorldSettings>().check(({ value, issues }) => {
  const read = sandboxSchema.omit({ $schema: true }).safeParse(value);
  for (const { message, path } of read.error?.issues ?? [])
    issues.push({ code: 'custom', message, path, input: value });
});
