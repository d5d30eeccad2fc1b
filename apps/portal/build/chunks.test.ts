import { expect, it } from 'vitest';
import { chunksOf } from './chunks.ts';

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
