import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApiText } from './openApiText.ts';

const command = join(import.meta.dirname, '../../node_modules/.bin/contract-codegen');

/** Writes the client half of the contract, the sample included, to a folder. */
export const writeClient = (folder: string): void => {
  const scratch = mkdtempSync(join(tmpdir(), 'baize-openapi-'));
  const file = join(scratch, 'openapi.json');
  writeFileSync(file, openApiText({ withSample: true }));
  execFileSync(command, [file, folder], { stdio: 'inherit' });
  rmSync(scratch, { recursive: true });
};
