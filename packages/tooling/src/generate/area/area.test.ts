import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { run } from '../../start/run.ts';
import { generate } from '../generate.ts';
import { addedTo } from '../testing/addedTo.ts';
import { copyProject } from '../testing/copyProject.ts';
import { withEntry } from './registries.ts';

const MOST_FILES = 20;
const MOST_LINES = 5;

let copy = '';
let added: ReturnType<typeof addedTo>;
beforeAll(async () => {
  copy = copyProject();
  const say = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await generate(['area', 'trophies'], copy);
  say.mockRestore();
  added = addedTo(copy);
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

// Cheap checks only: `npm run test:generator` runs every check on such a copy.
describe('a new area', () => {
  it(`adds at most ${MOST_FILES} files, tests and generated ones among them`, () => {
    const { files } = added;
    expect(files.length).toBeGreaterThan(10);
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(MOST_FILES);
  });

  it(`makes at most ${MOST_LINES} lists by hand longer, each by one line`, () => {
    const { lists } = added;
    expect(lists.length, JSON.stringify(lists)).toBeGreaterThan(2);
    expect(lists.length, JSON.stringify(lists)).toBeLessThanOrEqual(MOST_LINES);
    expect(lists.filter(({ lines }) => lines !== 1)).toEqual([]);
  });

  it('reads in the SDK what the contract says that it answers', async () => {
    const folder = join(copy, 'packages/gateway-sdk');
    for (const [command, ...args] of [
      ['tsc', '--noEmit'],
      ['vitest', 'run', 'src/trophies'],
    ] as const) {
      const { code, output } = await run(command, args, { folder, quiet: true });
      expect(code, output).toBe(0);
    }
  });
});

describe('an entry', () => {
  const list = "export * from './a.ts';\nexport * from './c.ts';\n";
  const entry = { file: 'list.ts', text: "export * from './b.ts';" };

  it('goes to its place in the alphabet, once', () => {
    const longer = withEntry(list, entry);
    expect(longer).toBe("export * from './a.ts';\nexport * from './b.ts';\nexport * from './c.ts';\n");
    expect(withEntry(longer, entry)).toBe(longer);
  });

  it('says where the line is gone that it stood before', () => {
    expect(() => withEntry(list, { ...entry, before: '};' })).toThrow('list.ts has no line "};" any more');
  });
});
