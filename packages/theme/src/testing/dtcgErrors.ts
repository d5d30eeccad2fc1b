import { defineConfig, Logger, parse } from '@terrazzo/parser';
import type { TokenFile } from '../theme/theme.types.ts';

/** The errors of an independent DTCG 2025.10 parser (Terrazzo) for a token file; empty for a valid one. */
export const dtcgErrors = async (name: string, file: TokenFile): Promise<readonly string[]> => {
  const logger = new Logger({ level: 'silent' });
  const cwd = new URL('file:///');
  const config = defineConfig(
    { lint: { rules: Object.fromEntries(rules.map((rule) => [rule, 'error'])) } },
    { cwd, logger },
  );
  try {
    await parse([{ filename: new URL(`${name}.json`, cwd), src: JSON.stringify(file) }], { config, logger });
    return [];
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split('\n\n');
  }
};

const rules = [
  'core/required-type',
  'core/valid-color',
  'core/valid-dimension',
  'core/valid-font-family',
  'core/valid-font-weight',
  'core/valid-duration',
  'core/valid-cubic-bezier',
  'core/valid-number',
  'core/valid-shadow',
];
