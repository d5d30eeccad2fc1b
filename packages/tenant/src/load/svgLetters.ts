import type { SvgProblem } from './checkSvg.ts';

/**
 * Reports the first `<text>` of an SVG without an embedded font, which each device renders differently. Undefined if
 * there is none.
 */
export const lettersIn = (text: string): SvgProblem | undefined => {
  const at = text.search(/<(?:\w+:)?text[\s>]/);
  if (at < 0 || /@font-face/.test(text)) return undefined;
  const before = text.slice(0, at);
  const message = 'The drawing holds letters as text, and not their font: each device draws them in another one.';
  const fix = 'Turn the text into outlines before the export ("Object to path", "Create outlines").';
  const place = { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
  return { ...place, code: 'letters-without-font', message, fix };
};
