import { latinDigits } from './latinDigits.ts';

/** The decimal mark of the reader's language. */
export type DecimalMark = '.' | ',';

/**
 * A typed amount as a plain decimal: `'١٬٢٥٠٫٥'` and `'1,250.5'` are `'1250.5'` (D60). Undefined when it is no amount
 * or is grouped other than by thousands. A single mark before three digits is decimal or grouping as `decimal` decides.
 */
export const normalAmount = (typed: string, decimal: DecimalMark = '.'): string | undefined => {
  const text = latinDigits(typed.normalize('NFKC'))
    .replaceAll(/[\s\p{Cf}'\u2019]/gu, '')
    .replaceAll('\u2212', '-')
    .replaceAll('\u066b', decimal)
    .replaceAll('\u066c', decimal === '.' ? ',' : '.');
  const [, sign = '', body = ''] = /^(-?)([\d.,]+)$/u.exec(text) ?? [];
  const mark = decimalMarkOf(body, decimal);
  const [whole = '', fraction, ...more] = mark === undefined ? [body] : body.split(mark);
  if (more.length > 0 || fraction === '' || /\D/u.test(fraction ?? '')) return undefined;
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)$/u.test(whole)) return undefined;
  const units = whole.replaceAll(/[.,]/gu, '');
  return `${sign}${units}${fraction === undefined ? '' : `.${fraction}`}`;
};

/**
 * The decimal mark: the last of two kinds, or a single one that does not group thousands. Undefined without decimals.
 */
const decimalMarkOf = (body: string, decimal: DecimalMark): DecimalMark | undefined => {
  const marks = body.replaceAll(/\d/gu, '');
  const last = marks.at(-1);
  if (last !== '.' && last !== ',') return undefined;
  if (marks.includes(last === '.' ? ',' : '.')) return last;
  if (marks.length > 1) return undefined;
  return last !== decimal && /^[1-9]\d{0,2}.\d{3}$/u.test(body) ? undefined : last;
};
