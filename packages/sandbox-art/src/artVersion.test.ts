import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { versionOf } from './artVersion.ts';

it('changes with what draws, and with nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'art-version-'));
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return versionOf(folder);
  };
  const first = write('draw.ts', 'one');
  expect(write('draw.test.ts', 'a test')).toBe(first);
  expect(write('draw.ts', 'two')).not.toBe(first);
  expect(write('draw.ts', 'one')).toBe(first);
  rmSync(folder, { recursive: true });
});
