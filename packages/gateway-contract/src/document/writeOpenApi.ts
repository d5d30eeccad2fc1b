import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApiText } from './openApiText.ts';

const root = join(import.meta.dirname, '../..');

/** Writes the client half of the contract, the sample included, to a folder. */
export const writeClient = (folder: string): void => {
  const scratch = mkdtempSync(join(tmpdir(), 'baize-openapi-'));
  const file = join(scratch, 'openapi.json');
  writeFileSync(file, openApiText({ withSample: true }));
  execFileSync(join(root, 'node_modules/.bin/contract-codegen'), [file, folder], { stdio: 'inherit' });
  rmSync(scratch, { recursive: true });
};

if (import.meta.main) {
  writeFileSync(join(root, 'openapi.json'), openApiText());
  writeClient(join(root, 'client'));
}
