#!/usr/bin/env node
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf } from './filesOf.ts';

const [documentPath, outPath] = process.argv.slice(2);
if (documentPath === undefined || outPath === undefined) {
  console.error('Say which document to read and where to write: node src/generate.ts <openapi.json> <folder>');
  process.exit(1);
}

const files = await filesOf(readFileSync(documentPath, 'utf8'));
// Old files are deleted first, or a call removed from the contract would still compile.
for (const old of globSync('**/*.gen.ts', { cwd: outPath })) rmSync(join(outPath, old));
for (const [path, source] of files) {
  mkdirSync(dirname(join(outPath, path)), { recursive: true });
  writeFileSync(join(outPath, path), source);
}
