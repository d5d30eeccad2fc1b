import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openApiText } from './openApiText.ts';
import { writeClient } from './writeClient.ts';

const root = join(import.meta.dirname, '../..');
const out = mkdtempSync(join(tmpdir(), 'baize-contract-'));
afterAll(() => rmSync(out, { recursive: true }));

const committed = (path: string) => readFileSync(join(root, path), 'utf8');
const generated = (folder: string) => globSync('**/*.gen.ts', { cwd: folder }).sort();

describe('what is generated from the contract', () => {
  it('has an openapi.json that matches the schemas', () => {
    expect(openApiText() === committed('openapi.json'), 'Run `pnpm run generate` in packages/gateway-contract.').toBe(
      true,
    );
  });

  it('has an openapi.json without the sample of the generator', () => {
    expect(openApiText({ withSample: true })).toContain('/wps/sample');
    expect(committed('openapi.json')).not.toMatch(/sample(?!s\b)/iu);
  });

  it('has a client half that matches the schemas', () => {
    writeClient(out);
    const files = generated(out);
    expect(generated(join(root, 'client'))).toEqual(files);
    for (const file of files) {
      const same = readFileSync(join(out, file), 'utf8') === committed(join('client', file));
      expect(same, `${file}: run \`pnpm run generate\` in packages/gateway-contract.`).toBe(true);
    }
  }, 30_000);
});
