import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { projectRoot } from '../start/projectRoot.mjs';

/** What one test file took, from its first import to its last test. */
interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** Adds a line of JSON for each test file to the file that BAIZE_FILE_TIMES names: several runs at once may share it. */
export class FileTimes implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const list = process.env['BAIZE_FILE_TIMES'];
    if (list === undefined) return;
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    const time: FileTime = {
      file: [relative(projectRoot, module.moduleId), module.project.name].filter(Boolean).join(' '),
      seconds: (duration + collectDuration + setupDuration) / 1000,
    };
    appendFileSync(list, `${JSON.stringify(time)}\n`);
  }
}

/** The slowest of the files in such a list, as lines to print; none when nothing was run. */
export function slowestFiles(list: string, count: number): string[] {
  return list
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as FileTime)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
}
