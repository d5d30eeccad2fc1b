/** Declarations that name a physical side of the inline axis, by property or by value. */
const NAMED =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|left|right|(?:min-|max-)?(?:width|height))\s*:|(?<![\w-])(?:text-align|float|clear|caption-side)\s*:\s*(?:left|right)\b/u;
/** Shorthands with the values top, right, bottom, left in this order. */
const FOUR_SIDES =
  /(?<![\w-])(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))\s*:\s*(?<sides>[^;]+);/u;
const CORNERS = /(?<![\w-])border-radius\s*:\s*(?<corners>[^;/]+);/u;
const REASON = /\/\* Physical: \S/u;

/** Splits a CSS value at spaces, but not inside functions or template expressions. */
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

/** True if four-sided values differ between right and left. */
const hasSides = (value: string): boolean => {
  const [, right, , left] = partsOf(value);
  return left !== undefined && left !== right;
};

/** True if corner values differ between left and right. */
const hasCorners = (value: string): boolean => {
  const [one, two = one, three = one, four = two] = partsOf(value);
  return one !== two || three !== four;
};

/**
 * Finds physical left or right in a style sheet, which does not follow the text direction: lines such as "12:
 * text-align: right;". Exempt if the line before has a comment starting with "Physical:".
 */
export const physicalIn = (css: string): string[] => {
  const lines = css.split('\n');
  return lines.flatMap((line, index) => {
    const sides = FOUR_SIDES.exec(line)?.groups?.['sides'];
    const corners = CORNERS.exec(line)?.groups?.['corners'];
    const isPhysical =
      NAMED.test(line) || (sides !== undefined && hasSides(sides)) || (corners !== undefined && hasCorners(corners));
    // Media and container queries may use a width.
    if (!isPhysical || /^\s*(?:@|\/?\*)|\((?:min-|max-)?(?:width|height)/u.test(line)) return [];
    return REASON.test(lines[index - 1] ?? '') ? [] : [`${index + 1}: ${line.trim()}`];
  });
};
