import { SaxesParser } from 'saxes';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';

/** A mistake in an SVG file, with line and column from 1. */
export type SvgProblem = Pick<Diagnostic, 'line' | 'column' | 'code' | 'message' | 'fix'>;

type Unsafe = { what: string; fix: string };

const unsafeElements: Readonly<Record<string, Unsafe>> = {
  script: { what: 'a script', fix: 'Remove the <script> element.' },
  foreignobject: { what: 'foreign content', fix: 'Remove the <foreignObject> element.' },
  iframe: { what: 'a frame', fix: 'Remove the <iframe> element.' },
  embed: { what: 'an embedded page', fix: 'Remove the <embed> element.' },
  object: { what: 'an embedded page', fix: 'Remove the <object> element.' },
  handler: { what: 'a script', fix: 'Remove the <handler> element.' },
};
const scriptAddress = { what: 'a script address', fix: 'Remove the javascript: address.' };
const otherAddress = {
  what: 'a reference to another address',
  fix: 'Refer only to ids of the same file (href="#…") or embed the picture.',
};
const loadingStyle = { what: 'a style that loads another address', fix: 'Use url(#…) only, and no @import.' };

// Browsers ignore white space and control characters in addresses, and resolve escapes in CSS.
// oxlint-disable-next-line no-control-regex -- these are the characters that a browser drops.
const bare = (text: string): string => text.replaceAll(/[\u0000-\u0020]+/g, '').toLowerCase();
const unescaped = (css: string): string =>
  css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) =>
      String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)),
    );

const unsafeStyle = (text: string): Unsafe | undefined => {
  const css = bare(unescaped(text));
  if (css.includes('javascript:')) return scriptAddress;
  const isLoading = /url\((?!["']?(?:#|data:image\/(?:png|jpeg|webp);))|@import|image-set\(/.test(css);
  return isLoading ? loadingStyle : undefined;
};

const unsafeAttribute = (name: string, value: string): Unsafe | undefined => {
  const local = name.toLowerCase().replace(/^.*:/, '');
  if (/^on[a-z]/.test(local)) return { what: 'an event handler', fix: `Remove the ${name} attribute.` };
  const isReference = local === 'href' || local === 'src';
  // Fast path: a value without any of these characters has no address and no style that loads.
  if (!isReference && !/[:(@\\]/.test(value)) return undefined;
  const address = bare(value);
  if (address.includes('javascript:')) return scriptAddress;
  if (isReference && !/^(#|data:image\/(png|jpeg|webp);)/.test(address)) return otherAddress;
  return unsafeStyle(value);
};

/**
 * The first mistake in an SVG: not well-formed XML, a root other than `<svg>`, or a part that could run or load
 * something. Undefined if there is none.
 */
export const checkSvg = (text: string): SvgProblem | undefined => {
  const parser = new SaxesParser({ position: true, xmlns: true });
  let found: SvgProblem | undefined;
  let tagStart = 0;
  let depth = 0;
  let style: { text: string; start: number } | undefined;

  const place = (offset: number) => {
    const before = text.slice(0, offset);
    return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
  };
  const tell = (offset: number, code: string, message: string, fix: string): void => {
    found ??= { ...place(offset), code, message, fix };
  };
  const refuse = (offset: number, { what, fix }: Unsafe): void =>
    tell(offset, 'unsafe-svg', `The drawing holds ${what}; a drawing may only draw.`, fix);

  parser.on('error', ({ message }) => {
    // The parser reports a later position for an unescaped "&": this reports the "&" itself.
    const end = Math.max(0, parser.position - 1);
    const loose = text.slice(0, end).search(/&(?!#\d+;|#x[\da-f]+;|(?:amp|lt|gt|quot|apos);)/i);
    const said = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    const reason = loose < 0 ? said : 'a loose "&", which is written "&amp;"';
    const fix = 'Export it again, or correct the text here.';
    tell(loose < 0 ? end : loose, 'svg-syntax', `The drawing is not well-formed: ${reason}.`, fix);
  });
  parser.on('doctype', (doctype) => {
    if (!doctype.includes('[')) return;
    const unsafe = { what: 'an entity declaration', fix: 'Remove the <!DOCTYPE …> with its entities.' };
    refuse(Math.max(0, text.indexOf('<!DOCTYPE')), unsafe);
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target !== 'xml-stylesheet') return;
    const unsafe = { what: 'a style sheet instruction', fix: 'Remove the <?xml-stylesheet …?> line.' };
    refuse(Math.max(0, text.indexOf('<?xml-stylesheet')), unsafe);
  });
  parser.on('opentagstart', () => {
    tagStart = text.lastIndexOf('<', parser.position - 1);
  });
  parser.on('opentag', ({ name, local, uri, attributes, isSelfClosing }) => {
    if (depth === 0) checkRoot(name, local, uri);
    depth += 1;
    const unsafe = unsafeElements[local.toLowerCase()];
    if (unsafe) refuse(tagStart, unsafe);
    for (const { name: attribute, value } of Object.values(attributes)) {
      const wrong = unsafeAttribute(attribute, value);
      if (wrong) refuse(tagStart, wrong);
    }
    if (local.toLowerCase() === 'style' && !isSelfClosing) style = { text: '', start: tagStart };
  });
  const addText = (more: string): void => {
    if (style) style.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    depth -= 1;
    const unsafe = style && unsafeStyle(style.text);
    if (style && unsafe) refuse(style.start, unsafe);
    style = undefined;
  });

  const checkRoot = (name: string, local: string, uri: string): void => {
    const fix = 'Export it again as SVG; it begins with <svg xmlns="http://www.w3.org/2000/svg" viewBox="…">.';
    if (local !== 'svg') tell(tagStart, 'svg-syntax', `The drawing begins with <${name}> instead of <svg>.`, fix);
    else if (uri !== 'http://www.w3.org/2000/svg') {
      tell(tagStart, 'svg-syntax', 'The drawing lacks the SVG namespace: no browser would show it.', fix);
    }
  };

  parser.write(text).close();
  return found;
};
