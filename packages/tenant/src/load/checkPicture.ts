import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import { decodeText, readBytes } from '../diagnostics/readText.ts';
import { atFile } from '../diagnostics/source.ts';
import { imageSize, type ImageSize } from './imageSize.ts';
import { pictureKind } from './pictureKind.ts';
import { checkSvg, type SvgProblem } from './checkSvg.ts';

/**
 * Reports the first `<text>` of an SVG without an embedded font, which each device renders differently. Undefined if
 * there is none.
 */
const lettersIn = (text: string): SvgProblem | undefined => {
  const at = text.search(/<(?:\w+:)?text[\s>]/);
  if (at < 0 || /@font-face/.test(text)) return undefined;
  const before = text.slice(0, at);
  const message = 'The drawing holds letters as text, and not their font: each device draws them in another one.';
  const fix = 'Turn the text into outlines before the export ("Object to path", "Create outlines").';
  const place = { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
  return { ...place, code: 'letters-without-font', message, fix };
};

/** The rule for a picture: maximum size in kilobytes and accepted dimensions. */
export type PictureRule = {
  maxKilobytes: number;
  fits?: (size: ImageSize) => boolean;
  /** The accepted dimensions, in words. */
  size?: string;
};

type CheckedPicture = { size?: ImageSize; diagnostics: Diagnostic[] };

/** Reads an existing picture and reports a wrong type, damage, unsafe content, or a wrong weight or size. */
export const checkPicture = (file: string, rule: PictureRule): CheckedPicture => {
  const bytes = readBytes(file);
  const one = (problem: Pick<Diagnostic, 'code' | 'message' | 'fix'>) => ({ diagnostics: [atFile(file, problem)] });
  if (!bytes) {
    const message = 'This is no file that can be read: a folder, or one without the right to read it.';
    return one({ code: 'not-a-picture', message, fix: 'Put the picture itself here.' });
  }
  const { content, named, isWhole } = pictureKind(file, bytes);
  if (bytes.length === 0) return one({ code: 'not-a-picture', message: 'The file is empty.', fix: 'Export it again.' });
  if (content !== named && !(content === undefined && named === 'an SVG')) {
    const message = `The file is ${content ?? 'no picture'} by its content, but ${named ?? 'a picture'} by its name.`;
    return one({
      code: 'not-a-picture',
      message,
      fix: `Export it as ${named ?? 'a picture'}; renaming does not change it.`,
    });
  }
  if (!isWhole) {
    const message = 'The picture is cut off or damaged: it cannot be decoded to its end.';
    return one({ code: 'broken-picture', message, fix: 'Export or copy it again.' });
  }
  if (named === 'an SVG') {
    const { text, diagnostics } = decodeText(file, bytes);
    if (text === undefined) return { diagnostics };
    const problem = checkSvg(text);
    if (problem) return { diagnostics: [{ severity: 'error', file, ...problem }] };
  }
  const size = imageSize(file, bytes);
  if (!size) {
    const message = 'The picture has no size.';
    return one({ code: 'not-a-picture', message, fix: 'Export it again; an SVG needs a viewBox.' });
  }
  const diagnostics: Diagnostic[] = [];
  const letters = named === 'an SVG' ? lettersIn(bytes.toString('utf8')) : undefined;
  if (letters) diagnostics.push({ severity: 'warning', file, ...letters });
  if (bytes.length > rule.maxKilobytes * 1024) {
    const message = `The file has ${Math.ceil(bytes.length / 1024)} KB but may have ${rule.maxKilobytes} KB.`;
    diagnostics.push(atFile(file, { code: 'too-heavy', message, fix: 'Simplify or compress the picture.' }));
  }
  if (rule.fits && rule.size && !rule.fits(size)) {
    const message = `The picture is ${size.width} × ${size.height} but must be ${rule.size}.`;
    diagnostics.push(atFile(file, { code: 'wrong-size', message, fix: `Export it as ${rule.size}.` }));
  }
  return { size, diagnostics };
};
