/**
 * Writes minor units in the page's language, with Latin digits.
 * @param {string} tag a language tag
 * @param {number} exponent the digits behind the point
 */
export function moneyFormat(tag, exponent) {
  const format = new Intl.NumberFormat(`${tag}-u-nu-latn`, {
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  });
  /** @param {string} minor */
  return (minor) => {
    const digits = minor.padStart(exponent + 1, '0');
    const point = digits.length - exponent;
    return format.format(
      /** @type {Intl.StringNumericLiteral} */ (`${digits.slice(0, point)}.${digits.slice(point)}0`),
    );
  };
}
