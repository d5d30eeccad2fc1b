import { noteFileTime } from '@baize/tooling/file-times';
import { projectRoot } from '@baize/tooling/project-root';
import type { FullConfig, Reporter, Suite, TestResult } from '@playwright/test/reporter';
import { relative } from 'node:path';

const firstLine = (result: TestResult | undefined): string => result?.error?.message?.split('\n', 1)[0] ?? '';

/** Playwright reporter: notes the time, failures and second tries of each journey file for the end of `npm test`. */
// oxlint-disable-next-line import/no-default-export -- Playwright loads a reporter by its default export
export default class JourneyTimes implements Reporter {
  #files: readonly Suite[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#files = suite.suites.flatMap(({ suites }) => suites);
  }

  onEnd(): void {
    for (const file of this.#files) {
      const tests = file.allTests();
      const titled = (outcome: 'unexpected' | 'flaky') => tests.filter((test) => test.outcome() === outcome);
      const milliseconds = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
      noteFileTime({
        file: relative(projectRoot, file.location?.file ?? file.title),
        seconds: milliseconds / 1000,
        failures: titled('unexpected').map(({ title, results }) => `${title}: ${firstLine(results.at(-1))}`),
        secondTries: titled('flaky').map(({ title, results }) => `${title}: ${firstLine(results[0])}`),
      });
    }
  }
}
