import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** So long at most may a file take that goes before quicker ones. */
const QUICK_MILLISECONDS = 1000;

/**
 * The order of test files in mutation testing, where a run ends with the first test that fails: a quick file that noticed
 * the last fault first, since the next fault is near it, then the quickest; a file that is new last.
 */
export class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = (file: TestSpecification): number => {
      const { failed, duration } = this.ctx.cache.getTestSpecificationResult(file) ?? {
        failed: false,
        duration: Infinity,
      };
      return failed && duration < QUICK_MILLISECONDS ? -1 : duration;
    };
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}
