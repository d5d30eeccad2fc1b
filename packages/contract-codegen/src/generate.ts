#!/usr/bin/env node
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsSource } from './operationsSource.ts';
import { pathsSource } from './pathsSource.ts';

const [documentPath, outPath] = process.argv.slice(2);
if (documentPath === undefined || outPath === undefined) {
  console.error('Say which document to read and where to write: node src/generate.ts <openapi.json> <folder>');
  process.exit(1);
}

const text = readFileSync(documentPath, 'utf8');
mkdirSync(outPath, { recursive: true });
writeFileSync(join(outPath, 'paths.gen.ts'), await pathsSource(text));
writeFileSync(join(outPath, 'operations.gen.ts'), operationsSource(text));
