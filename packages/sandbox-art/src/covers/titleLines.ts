import { widthOf } from './script.ts';
import type { Script, ScriptLook } from './script.ts';

export type FittedTitle = {
  lines: readonly string[];
  size: number;
  widths: readonly number[];
};

const LONGEST_TITLE = 72;

const breakable = (title: string, script: Script): string[] => {
  const spaced = title.split(/(?<=\s)/u);
  const pieces =
    script === 'han' || script === 'thai'
      ? spaced.flatMap((word) =>
          [...new Intl.Segmenter(script === 'han' ? 'zh' : 'th', { granularity: 'word' }).segment(word)].map(
            ({ segment }) => segment,
          ),
        )
      : spaced;
  return pieces.flatMap((piece) => {
    const graphemes = [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(piece)].map(
      ({ segment }) => segment,
    );
    if (graphemes.length <= 18) return [piece];
    return Array.from({ length: Math.ceil(graphemes.length / 14) }, (_, i) =>
      graphemes.slice(i * 14, i * 14 + 14).join(''),
    );
  });
};

const balance = (pieces: readonly string[], count: number, script: Script): string[] => {
  if (count <= 1 || pieces.length <= 1) return [pieces.join('').trim()];
  let best: string[] = [];
  let bestWidth = Number.POSITIVE_INFINITY;
  for (let cut = 1; cut <= pieces.length - (count - 1); cut += 1) {
    const head = pieces.slice(0, cut).join('').trim();
    const rest = balance(pieces.slice(cut), count - 1, script);
    const width = Math.max(widthOf(head, script), ...rest.map((line) => widthOf(line, script)));
    if (width < bestWidth) {
      bestWidth = width;
      best = [head, ...rest];
    }
  }
  return best;
};

/** Breaks a title into one to three lines at the largest size that fits the box. */
export const fitTitle = (
  title: string,
  look: ScriptLook,
  box: { width: number; height: number; largest: number },
): FittedTitle => {
  const graphemes = [
    ...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(title.replace(/\s+/gu, ' ').trim()),
  ];
  const short =
    graphemes.length > LONGEST_TITLE
      ? `${graphemes
          .slice(0, LONGEST_TITLE - 1)
          .map(({ segment }) => segment)
          .join('')
          .trim()}…`
      : graphemes.map(({ segment }) => segment).join('');
  const pieces = breakable(short, look.script);
  let best: FittedTitle = { lines: [short], size: 0, widths: [1] };
  for (const count of [1, 2, 3]) {
    if (count > pieces.length) break;
    const lines = balance(pieces, count, look.script).filter((line) => line !== '');
    const ems = lines.map((line) => widthOf(line, look.script));
    const size = Math.min(
      box.largest,
      box.width / Math.max(1, ...ems),
      box.height / (Math.max(1, lines.length) * look.lineHeight),
    );
    if (size > best.size * 1.12) best = { lines, size, widths: ems.map((em) => em * size) };
  }
  return best;
};
