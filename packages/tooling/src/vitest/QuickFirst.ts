import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Only files quicker than this may move to the front. */
const QUICK_MILLISECONDS = 1000;

/**
 * Order of test files in mutation testing, where a run stops at the first failure: a quick file that failed last time
 * first, since the next mutant is near it; then by duration; new files last.
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
