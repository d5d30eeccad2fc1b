import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../start/projectRoot.mjs';
import { readRecord, scoreOf, withFolder } from './record.ts';
import { mutantsOf, textOf } from './stryker.ts';

const report = JSON.stringify({
  files: {
    'src/a.ts': {
      source: 'const a =\n  one && two;\n',
      mutants: [
        {
          status: 'Killed',
          replacement: 'false',
          location: { start: { line: 2, column: 3 }, end: { line: 2, column: 13 } },
          killedBy: ['7'],
        },
        {
          status: 'Survived',
          replacement: 'one || two',
          location: { start: { line: 2, column: 3 }, end: { line: 2, column: 13 } },
        },
        {
          status: 'CompileError',
          replacement: '',
          location: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
        },
      ],
    },
  },
  testFiles: { 'src/a.test.ts': { tests: [{ id: '7', name: 'adds up' }] } },
});
const mutants = mutantsOf(join(projectRoot, 'packages/a'), report);

it('reads the mutants of a report by the text that they change', () => {
  expect(mutants.slice(0, 2)).toEqual([
    { file: 'packages/a/src/a.ts', line: 2, text: 'one && two → false', status: 'Killed', killedBy: ['adds up'] },
    { file: 'packages/a/src/a.ts', line: 2, text: 'one && two → one || two', status: 'Survived', killedBy: [] },
  ]);
  expect(scoreOf(mutants)).toEqual({ noticed: 1, of: 2 });
  expect(textOf(`{\n  ${'x'.repeat(100)}\n}`, '{}')).toMatch(/^\{ x{77}… → \{\}$/u);
});

it('keeps the reason of a survivor that is still there, and drops the others of its file', () => {
  const before = {
    folders: {},
    rows: {},
    survivors: {
      'packages/a/src/a.ts': { 'one && two → one || two': 'Equivalent: one is always there.', 'gone → ': 'Once.' },
      'packages/b/src/b.ts': { 'x → y': '' },
    },
  };
  expect(withFolder(before, 'a src', mutants)).toEqual({
    folders: { 'a src': { noticed: 1, of: 2 } },
    rows: {},
    survivors: {
      'packages/a/src/a.ts': { 'one && two → one || two': 'Equivalent: one is always there.' },
      'packages/b/src/b.ts': { 'x → y': '' },
    },
  });
});

it('is committed in a form that its commands write again unchanged', () => {
  const { folders, rows, survivors } = readRecord(projectRoot);
  expect(Object.keys(folders).length).toBeGreaterThan(100);
  for (const keys of [folders, rows, survivors].map(Object.keys)) expect(keys).toEqual(keys.toSorted());
});
