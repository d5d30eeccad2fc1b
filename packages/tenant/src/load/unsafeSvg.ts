type UnsafePart = { pattern: RegExp; what: string; fix: string };

const unsafeParts: readonly UnsafePart[] = [
  { pattern: /<script\b/i, what: 'a script', fix: 'Remove the <script> element.' },
  { pattern: /javascript:/i, what: 'a script address', fix: 'Remove the javascript: address.' },
  { pattern: /<foreignObject\b/i, what: 'foreign content', fix: 'Remove the <foreignObject> element.' },
  { pattern: /\son[a-z]+\s*=/i, what: 'an event handler', fix: 'Remove the on… attribute.' },
  {
    pattern: /\b(?:xlink:)?(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg|webp);)/i,
    what: 'a reference to another address',
    fix: 'Refer only to ids of the same file (href="#…") or embed the picture.',
  },
  {
    pattern: /url\(\s*["']?\s*(?!#|["']?#|["']?data:)|@import\b/i,
    what: 'a style that loads another address',
    fix: 'Use url(#…) only, and no @import.',
  },
  { pattern: /<!ENTITY\b/i, what: 'an entity declaration', fix: 'Remove the <!DOCTYPE …> with its entities.' },
  { pattern: /<\?xml-stylesheet\b/i, what: 'a style sheet instruction', fix: 'Remove the <?xml-stylesheet …?> line.' },
];

/** The first part of a drawing that could run or load something, with its place in the text; undefined when it only draws. */
export function unsafeSvgPart(text: string): { what: string; fix: string; offset: number } | undefined {
  return unsafeParts
    .flatMap(({ pattern, what, fix }) => {
      const offset = text.search(pattern);
      return offset < 0 ? [] : [{ what, fix, offset }];
    })
    .sort((a, b) => a.offset - b.offset)[0];
}
