/** The reasons why a document is not well-formed: unbalanced tags, repeated attributes or ids, bare ampersands. */
export const svgErrors = (svg: string): string[] => {
  const found: string[] = [];
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][\w:-]*="[^"<]*")*)\s*(\/?)>/g,
    (_, closing: string, name: string, attributes: string, selfClosing: string) => {
      const names = [...attributes.matchAll(/\s([A-Za-z][\w:-]*)="/g)].map((match) => match[1]);
      if (new Set(names).size !== names.length) found.push(`<${name}> repeats an attribute`);
      if (closing !== '') {
        if (open.pop() !== name) found.push(`</${name}> closes another element`);
      } else if (selfClosing === '') open.push(name);
      return '';
    },
  );
  if (open.length > 0) found.push(`never closed: ${open.join(' ')}`);
  if (/[<>]/.test(rest)) found.push('a stray angle bracket');
  if (/&(?!amp;|lt;|gt;|quot;|apos;)/.test(svg)) found.push('a bare ampersand');
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  if (new Set(ids).size !== ids.length) found.push('a repeated id');
  for (const [, id] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) {
    if (!ids.includes(id)) found.push(`#${id} is not defined`);
  }
  return found;
};
