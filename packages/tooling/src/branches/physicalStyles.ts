/** Declarations that name a physical side of the inline axis, by property or by value. */
const NAMED =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|left|right|(?:min-|max-)?(?:width|height))\s*:|(?<![\w-])(?:text-align|float|clear|caption-side)\s*:\s*(?:left|right)\b/u;
/** Shorthands that take top, right, bottom and left in this order. */
const FOUR_SIDES =
  /(?<![\w-])(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))\s*:\s*(?<sides>[^;]+);/u;
const CORNERS = /(?<![\w-])border-radius\s*:\s*(?<corners>[^;/]+);/u;
const REASON = /\/\* Physical: \S/u;

/** The parts of a value: blanks within a function or an expression of the template part nothing. */
const partsOf = (value: string): string[] => {
  const parts = [''];
  let depth = 0;
  for (const letter of value.trim()) {
    if ('({'.includes(letter)) depth += 1;
    if (')}'.includes(letter)) depth -= 1;
    if (depth === 0 && /\s/u.test(letter)) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${letter}`);
  }
  return parts.filter(Boolean);
};

/** True for four sides whose right and left differ. */
const hasSides = (value: string): boolean => {
  const [, right, , left] = partsOf(value);
  return left !== undefined && left !== right;
};

/** True for corners that differ between start and end of a line. */
const hasCorners = (value: string): boolean => {
  const [one, two = one, three = one, four = two] = partsOf(value);
  return one !== two || three !== four;
};

/**
 * Where a style sheet names left or right, which do not turn with the direction of reading: lines such as
 * "12: text-align: right;". A comment in the line before that begins with "Physical:" says why one must.
 */
export function physicalIn(css: string): string[] {
  const lines = css.split('\n');
  return lines.flatMap((line, index) => {
    const sides = FOUR_SIDES.exec(line)?.groups?.['sides'];
    const corners = CORNERS.exec(line)?.groups?.['corners'];
    const isPhysical =
      NAMED.test(line) || (sides !== undefined && hasSides(sides)) || (corners !== undefined && hasCorners(corners));
    // A media or container query may ask for a width.
    if (!isPhysical || /^\s*(?:@|\/?\*)|\((?:min-|max-)?(?:width|height)/u.test(line)) return [];
    return REASON.test(lines[index - 1] ?? '') ? [] : [`${index + 1}: ${line.trim()}`];
  });
}
