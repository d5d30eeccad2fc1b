import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { projectRoot } from '../start/projectRoot.mjs';

/** Duration of one test file, from first import to last test, and its failures. */
export type FileTime = {
  readonly file: string;
  readonly seconds: number;
  /** Each failed test with the first line of its error; the file itself if it could not run. */
  readonly failures: readonly string[];
  /** Tests that passed only when they ran again. */
  readonly secondTries?: readonly string[];
};

/** Appends one line of JSON to the file in BAIZE_FILE_TIMES, which concurrent runs may share. */
export const noteFileTime = (time: FileTime): void => {
  const list = process.env['BAIZE_FILE_TIMES'];
  if (list !== undefined && list !== '') appendFileSync(list, `${JSON.stringify(time)}\n`);
};

/** Notes the time, failures and second tries of each test file. */
export class FileTimes implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    noteFileTime({
      file: [relative(projectRoot, module.moduleId), module.project.name].filter(Boolean).join(' '),
      seconds: (duration + collectDuration + setupDuration) / 1000,
      failures: [
        ...module.errors().map(errorLine),
        ...[...module.children.allTests('failed')].map(
          (test) => `${test.fullName}: ${(test.result().errors ?? []).map(errorLine).join('; ')}`,
        ),
      ],
      secondTries: [...module.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky === true)
        .map(({ fullName }) => fullName),
    });
  }
}

/** The first line of an error's message that says something: Storybook puts a link to its UI before it. */
export const errorLine = ({ message }: { readonly message: string }): string =>
  message.split('\n').find((line) => /\p{L}/u.test(line) && !line.includes('Click to debug')) ?? '';

const readList = (list: string): FileTime[] =>
  list
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as FileTime);

/** The failures in such a list, as lines to print. */
export const failuresIn = (list: string): string[] =>
  readList(list).flatMap(({ file, failures }) => failures.map((failure) => `  ${file}\n    ${failure}`));

/** Tests in such a list that passed only when they ran again, as lines to print. */
export const secondTriesIn = (list: string): string[] =>
  readList(list).flatMap(({ file, secondTries = [] }) => secondTries.map((title) => `  ${file}\n    ${title}`));

/** The slowest files in such a list, as lines to print; empty without entries. */
export const slowestFiles = (list: string, count: number): string[] =>
  readList(list)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
