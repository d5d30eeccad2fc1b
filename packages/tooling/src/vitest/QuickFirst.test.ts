import { expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { QuickFirst } from './QuickFirst.ts';

it('runs what noticed the last mutant quickly, then the quickest, and at last what it knows nothing of', async () => {
  const known: Readonly<Record<string, object>> = {
    slowNoticed: { failed: true, duration: 9000 },
    slow: { failed: false, duration: 8000 },
    quick: { failed: false, duration: 3 },
    noticed: { failed: true, duration: 20 },
  };
  const cache = { getTestSpecificationResult: ({ moduleId }: TestSpecification) => known[moduleId] };
  const files = ['new', ...Object.keys(known)].map((moduleId) => ({ moduleId }) as TestSpecification);
  const sorted = await new QuickFirst({ cache } as unknown as Vitest).sort(files);
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual(['noticed', 'quick', 'slow', 'slowNoticed', 'new']);
});
