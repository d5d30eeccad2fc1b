/** One nginx directive: its words, and the directives of its block. */
export type Directive = { name: string; words: string[]; block?: Directive[] };

/** Tokens of an nginx file, without comments and quotes; unquoted `{`, `}` and `;` are tokens of their own. */
const tokens = (text: string): { text: string; quoted: boolean }[] => {
  const found: { text: string; quoted: boolean }[] = [];
  const pattern = /#[^\n]*|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([{};])|([^\s{};"']+)/g;
  for (const [, double, single, sign, word] of text.matchAll(pattern)) {
    const quoted = double ?? single;
    if (quoted !== undefined) found.push({ text: quoted.replaceAll(/\\(["'\\])/g, '$1'), quoted: true });
    else if (sign !== undefined || word !== undefined) found.push({ text: sign ?? word ?? '', quoted: false });
  }
  return found;
};

/** Parses an nginx file into directives. Throws on an unterminated one. */
export const parseNginx = (text: string): Directive[] => {
  const rest = tokens(text);
  const read = (isInner: boolean): Directive[] => {
    const directives: Directive[] = [];
    let words: string[] = [];
    for (let token = rest.shift(); token; token = rest.shift()) {
      const sign = token.quoted ? '' : token.text;
      if (sign === '}') {
        if (!isInner || words.length > 0) throw new Error(`A block ends within ${words.join(' ')}.`);
        return directives;
      }
      if (sign === ';' || sign === '{') {
        const [name = '', ...others] = words;
        directives.push({ name, words: others, ...(sign === '{' && { block: read(true) }) });
        words = [];
      } else words.push(token.text);
    }
    if (isInner || words.length > 0) throw new Error(`The file ends within ${words.join(' ')}.`);
    return directives;
  };
  return read(false);
};
