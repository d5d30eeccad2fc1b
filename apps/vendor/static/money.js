/**
 * Writes minor units as the sites that launch games write money: with the currency's sign where the language has it,
 * two decimals, never more than there is, in Latin digits.
 * @param {string} tag a language tag
 * @param {number} exponent the digits of a minor unit
 * @param {string} currency a code, which need not be one that browsers know
 */
export function moneyFormat(tag, exponent, currency) {
  const sign = signOf(currency);
  const format = new Intl.NumberFormat(`${tag}-u-nu-latn`, {
    style: 'currency',
    // Stands in for ours: it has the place of a sign, and the space that letters need.
    currency: 'USD',
    currencyDisplay: /^\p{L}+$/u.test(sign) ? 'code' : 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    roundingMode: 'trunc',
  });
  /** @param {string} minor */
  return (minor) => {
    const digits = minor.padStart(exponent + 1, '0');
    const point = digits.length - exponent;
    const major = /** @type {Intl.StringNumericLiteral} */ (`${digits.slice(0, point)}.${digits.slice(point)}0`);
    return format
      .formatToParts(major)
      .map(({ type, value }) => (type === 'currency' ? sign : value))
      .join('');
  };
}

/** @param {string} currency */
function signOf(currency) {
  if (!/^[A-Z]{3}$/.test(currency)) return currency;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
