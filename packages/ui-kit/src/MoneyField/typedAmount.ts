/** Separators of typed amounts in the reader's language. */
export type AmountTyping = {
  decimal: '.' | ',';
  /** Groups a row of digits: `1234567` is `1,234,567`, in Hindi `12,34,567`. */
  group: (digits: string) => string;
  /**
   * Parses typed or pasted text to a plain decimal with Latin digits (`'1234.5'`), undefined if it is no amount:
   * `normalAmount` of `@baize/domain/typed-text` in the language's decimal mark.
   */
  normalise: (text: string) => string | undefined;
};

export type TypedAmount = {
  /** The text of the input. */
  text: string;
  /** Minor units; undefined while the text is empty or no amount. */
  minor: string | undefined;
  /** True while `text` is left as typed, since a mark in it can still be a decimal mark or a grouping mark. */
  open: boolean;
};

/** A change of the input: its new text, the caret within it, and whether it deleted forward. */
export type AmountInput = { text: string; caret: number; deletesForward: boolean };

const NOTHING: TypedAmount = { text: '', minor: undefined, open: false };

/** Formats an amount in minor units for the input, with decimals only where they are not zero. */
export const writeAmount = (minor: string | undefined, exponent: number, typing: AmountTyping): string => {
  if (minor === undefined) return '';
  const digits = minor.padStart(exponent + 1, '0');
  const whole = typing.group(digits.slice(0, digits.length - exponent));
  const fraction = digits.slice(digits.length - exponent);
  return /[1-9]/u.test(fraction) ? `${whole}${typing.decimal}${fraction}` : whole;
};

/**
 * The input's next text, amount and caret after a change. Digits are grouped at once. Where a foreign mark leaves open
 * whether it groups (`12,` in English), the text stays as typed until it is clear or `closeAmount` settles it.
 */
export const typeAmount = (
  input: AmountInput,
  before: TypedAmount,
  exponent: number,
  typing: AmountTyping,
): TypedAmount & { caret: number } => {
  let left = clean(input.text.slice(0, input.caret), typing);
  let right = clean(input.text.slice(input.caret), typing);
  const inserted = clean(insertedText(input, before.text), typing);
  if (inserted === typing.decimal && count(left + right, inserted) > 1) return { ...before, caret: input.caret - 1 };
  if (isOpen(left + right, inserted, before, exponent, typing))
    return openAmount(left, right, inserted, exponent, typing);
  left = significant(left, typing);
  right = significant(right, typing);
  // A deleted grouping mark would come back at once: the digit beside it is deleted instead.
  const shrunk = before.text.length - input.text.length === 1;
  if (shrunk && left + right === significant(before.text, typing)) {
    if (input.deletesForward) right = right.slice(1);
    else left = left.slice(0, -1);
  }
  return groupedAmount(left + right, right.length, exponent, typing);
};

/** Settles an open text when the field loses focus. */
export const closeAmount = (typed: TypedAmount, exponent: number, typing: AmountTyping): TypedAmount => {
  if (typed.minor === undefined) return typed;
  return { text: writeAmount(typed.minor, exponent, typing), minor: typed.minor, open: false };
};

/** Latin digits, decimal marks and grouping marks alone. */
const clean = (text: string, { decimal, normalise }: AmountTyping): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, (digit) => normalise(digit) ?? digit)
    .replaceAll('\u066b', decimal)
    .replaceAll('\u066c', other(decimal))
    .replaceAll(/[^\d.,]/gu, '');

const other = (decimal: AmountTyping['decimal']) => (decimal === '.' ? ',' : '.');

const significant = (text: string, { decimal }: AmountTyping): string =>
  text.replaceAll(decimal === '.' ? /[^\d.]/gu : /[^\d,]/gu, '');

const count = (text: string, mark: string) => text.split(mark).length - 1;

/** The text between the parts that a change has kept. */
const insertedText = ({ text, caret }: AmountInput, before: string): string => {
  const typed = text.slice(0, caret);
  const kept = before.slice(0, Math.max(0, before.length - (text.length - caret)));
  let same = 0;
  while (same < kept.length && same < typed.length && kept[same] === typed[same]) same += 1;
  return typed.slice(same);
};

const isOpen = (
  text: string,
  inserted: string,
  before: TypedAmount,
  exponent: number,
  typing: AmountTyping,
): boolean => {
  if (exponent === 0 && text.includes(typing.decimal)) return true;
  if (before.open && text.includes(other(typing.decimal))) return true;
  return inserted !== typing.decimal && /[.,]/u.test(inserted);
};

const openAmount = (
  left: string,
  right: string,
  inserted: string,
  exponent: number,
  typing: AmountTyping,
): TypedAmount & { caret: number } => {
  const text = left + right;
  const minor = toMinor(typing.normalise(text.replace(/[.,]$/u, '')), exponent);
  const written = writeAmount(minor, exponent, typing);
  if (minor !== undefined && (inserted.length > 1 || written === text)) {
    return { text: written, minor, open: false, caret: written.length - Math.min(right.length, written.length) };
  }
  return { text, minor, open: true, caret: left.length };
};

/** Minor units of a plain decimal; undefined for more decimals than the currency has. */
const toMinor = (plain: string | undefined, exponent: number): string | undefined => {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d*))?$/u.exec(plain ?? '') ?? [];
  if (whole === '' || /[1-9]/u.test(fraction.slice(exponent))) return undefined;
  return joinMinor(whole, fraction, exponent);
};

const joinMinor = (whole: string, fraction: string, exponent: number): string => {
  const digits = `${whole}${fraction.slice(0, exponent).padEnd(exponent, '0')}`;
  return digits.replace(/^0+(?=\d)/u, '');
};

const groupedAmount = (
  text: string,
  behind: number,
  exponent: number,
  typing: AmountTyping,
): TypedAmount & { caret: number } => {
  const { decimal, group } = typing;
  const [typedWhole = '', typedFraction] = text.split(decimal);
  if (text === '') return { ...NOTHING, caret: 0 };
  const whole = typedWhole.replace(/^0+(?=\d)/u, '') || '0';
  const fraction = typedFraction?.slice(0, exponent);
  const cut = (typedFraction?.length ?? 0) - (fraction?.length ?? 0);
  const written = fraction === undefined ? group(whole) : `${group(whole)}${decimal}${fraction}`;
  return {
    text: written,
    minor: joinMinor(whole, fraction ?? '', exponent),
    open: false,
    caret: caretBefore(written, Math.max(0, behind - cut), typing),
  };
};

/** The first place in a text that has as many digits and decimal marks behind it. */
const caretBefore = (text: string, behind: number, typing: AmountTyping): number => {
  let caret = text.length;
  let passed = 0;
  while (caret > 0 && (passed < behind || significant(text.slice(caret - 1, caret), typing) === '')) {
    caret -= 1;
    passed += significant(text.slice(caret, caret + 1), typing).length;
  }
  return caret;
};
