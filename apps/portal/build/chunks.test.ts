import { expect, it } from 'vitest';
import { chunksOf, circleOf } from './chunks.ts';

it('lists the chunk of a page and all that it imports, each once, also where two import each other', () => {
  const manifest = {
    'page.tsx': { file: 'page.js', imports: ['kit', 'shared'], dynamicImports: ['later.tsx'] },
    kit: { file: 'kit.js', imports: ['shared'] },
    shared: { file: 'shared.js', imports: ['kit'] },
    'later.tsx': { file: 'later.js' },
  };
  expect(chunksOf(manifest, 'page.tsx')).toEqual(['page.js', 'kit.js', 'shared.js']);
  expect([chunksOf(manifest, 'none.tsx'), chunksOf(manifest, undefined)]).toEqual([[], []]);
});

it('finds chunks that import each other, from any page, and none where there is no cycle', () => {
  const down = {
    'page.tsx': { file: 'page.js', imports: ['kit', 'shared'] },
    kit: { file: 'kit.js', imports: ['shared'] },
    shared: { file: 'shared.js', dynamicImports: ['page.tsx'] },
  };
  expect(circleOf(down)).toBeUndefined();
  const round = {
    ...down,
    shared: { file: 'shared.js', imports: ['other'] },
    other: { file: 'o.js', imports: ['kit'] },
  };
  expect(circleOf(round)).toEqual(['kit.js', 'shared.js', 'o.js', 'kit.js']);
});
