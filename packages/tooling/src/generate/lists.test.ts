import { expect, it } from 'vitest';
import { withLine } from './lists.ts';

const list = "export * from './a.ts';\nexport * from './c.ts';\n";
const edit = { file: 'list.ts', line: "export * from './b.ts';" };

it('adds a line at its place in the alphabet, once', () => {
  const longer = withLine(list, edit);
  expect(longer).toBe("export * from './a.ts';\nexport * from './b.ts';\nexport * from './c.ts';\n");
  expect(withLine(longer, edit)).toBe(longer);
});

it('names the missing line when the place of a line is gone', () => {
  expect(() => withLine(list, { ...edit, before: '};' })).toThrow('list.ts has no line "};"');
});
