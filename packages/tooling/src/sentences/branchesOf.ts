/** One variant of a message: its plural category (`other` without a plural) and its text. */
export type Branch = {
  readonly category: string;
  readonly text: string;
};

/** Index of the brace that closes the one at `start`. */
const closingOf = (text: string, start: number): number => {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`Braces stay open: ${text}`);
};

/** A message's plural branches, each with the surrounding text; undefined without a plural. */
export const pluralBranches = (sentence: string): readonly Branch[] | undefined => {
  const head = /\{(\w+), plural,/u.exec(sentence);
  if (head === null) return undefined;
  const end = closingOf(sentence, head.index);
  const branches: Branch[] = [];
  let at = head.index + head[0].length;
  for (;;) {
    const category = /^\s*(=\d+|\w+)\s*\{/u.exec(sentence.slice(at, end));
    if (category === null) return branches;
    const open = at + category[0].length - 1;
    const close = closingOf(sentence, open);
    const inner = sentence.slice(open + 1, close).replaceAll('#', `{${head[1]}}`);
    branches.push({
      category: category[1] ?? '',
      text: sentence.slice(0, head.index) + inner + sentence.slice(end + 1),
    });
    at = close + 1;
  }
};

export const branchesOf = (sentence: string): readonly Branch[] =>
  pluralBranches(sentence) ?? [{ category: 'other', text: sentence }];
