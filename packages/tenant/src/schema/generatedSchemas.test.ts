import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generatedSchemas } from './generatedSchemas.ts';

test.each(Object.entries(generatedSchemas()))(
  '%s is what the schema says: run "pnpm generate" when it is not',
  async (name, text) => {
    const written: unknown = JSON.parse(await readFile(new URL(`../../${name}`, import.meta.url), 'utf8'));
    expect(written).toEqual(JSON.parse(text));
  },
);
