import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import { parseSource } from '../diagnostics/parseSource.ts';
import { JsonSource } from '../diagnostics/source.ts';
import { sandboxSchema } from '../schema/sandboxSchema.ts';
import { checkRules } from './checkRules.ts';
import type { Sandbox } from '../schema/sandboxSchema.ts';

/**
 * Reads a tenant folder's `sandbox.json`; a missing file means all defaults. `sandbox` is undefined if the file is
 * invalid.
 */
export const loadSandbox = (dir: string): { sandbox?: Sandbox; diagnostics: Diagnostic[] } => {
  const file = join(dir, 'sandbox.json');
  const source = JsonSource.read(file) ?? new JsonSource(file, '{}');
  const { value, diagnostics } = parseSource(source, sandboxSchema);
  if (!value) return { diagnostics };
  const { $schema: _, ...sandbox } = value;
  const told = [...diagnostics, ...checkRules(source, sandbox)];
  return told.some(({ severity }) => severity === 'error') ? { diagnostics: told } : { sandbox, diagnostics: told };
};
