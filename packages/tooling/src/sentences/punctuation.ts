type Rule = readonly [pattern: RegExp, why: string];

const everywhere: readonly Rule[] = [
  [/\.\.\./u, 'three dots in place of …'],
  [/\S {2,}\S/u, 'two spaces'],
  [/"/u, 'a straight quote'],
  [/[!！]/u, 'an exclamation mark'],
  [/\s[,.?;:](?:\s|$)/u, 'a space before a mark'],
  [/[०-९০-৯၀-၉០-៩๐-๙٠-٩۰-۹０-９]/u, 'a digit that is not Latin'],
];

const own: Readonly<Record<string, readonly Rule[]>> = {
  CN: [
    [/\p{Script=Han}[,?;:]|\p{Script=Han}\.(?:\s|$)/u, 'a half-width mark after a Chinese character'],
    [/\p{Script=Han}(?=[A-Za-z0-9{])|[A-Za-z0-9}](?=\p{Script=Han})/u, 'no space between Chinese and Latin'],
    [/你/u, '你 in place of 您'],
    [/账户.*账号|账号.*账户/u, 'two words for account'],
    [/提款|提现|厂商|虚拟币|短信验证码不/u, 'a word that the glossary replaced'],
  ],
  VI: [[/tiền ảo|nổ hũ|lô đề|nhà cái|trình đơn|thực đơn|hội viên|số di động/iu, 'a word that the glossary replaced']],
  ES: [
    [/[«»]/u, 'quotes of Spain'],
    [/^[^¿]*\?/u, 'a question without ¿'],
    [/\b(?:usted|su cuenta|móvil|importe|tragaperras|botes?|cartera|monedero|caducad[oa]|añad\w+)\b/iu, 'not Mexican'],
    [/\b(?:inicie|espere|escriba|llame|introduzca|inténtelo|abra|empiece)\b/iu, 'usted'],
  ],
  'PT-BR': [
    [/(?:^|\s)[oa]s? (?:seu|sua)s? (?!ao |à |não )/iu, 'an article before a possessive'],
    [
      /\b(?:fornecedor\w*|guia própria|aparelho|telemóvel|palavra-passe|tente novamente)\b/iu,
      'a word that the glossary replaced',
    ],
  ],
  AR: [
    [/[,;?۔ٹ]/u, 'a mark of another script'],
    [/[یک]/u, 'a Persian letter'],
    [/اً/u, 'a tanwin on the alif'],
    [/(?<!\p{L})يرجى|(?<!\p{L})تعذر(?!\p{L})/u, 'a word without the shadda or damma that the rest has'],
    [/(?<!\p{L})(?:حاول|مجددًا)(?!\p{L})|من فضلك/u, 'an imperative'],
  ],
  UR: [
    [/[,;?]/u, 'a mark of another script'],
    [/\p{Script=Arabic}\./u, 'a Latin full stop'],
    [/[يك]/u, 'an Arabic letter'],
    [/لاگ ان|براہ کرم|بٹوہ|بٹوے|مرمت|سائن اِن|نقلی|فرضی رقم|آلہ|آلے/u, 'a word that the glossary replaced'],
  ],
};

/** Strips elements from a message; placeholders stay and count as a Latin word. */
const plainOf = (text: string): string => text.replaceAll(/<[^<>]*>/gu, '');

/** Punctuation and words that are wrong in a language. */
export const checkPunctuation = (code: string, text: string): readonly string[] =>
  [...everywhere, ...(own[code] ?? [])].filter(([pattern]) => pattern.test(plainOf(text))).map(([, why]) => why);

const stop = /[.。۔]$/u;

/**
 * Checks that a translation ends with a full stop if and only if the English does; short Chinese sentences may omit it.
 */
export const checkEnd = (code: string, english: string, text: string): readonly string[] => {
  if (stop.test(english) === stop.test(text) || (code === 'CN' && !stop.test(text))) return [];
  return [stop.test(text) ? 'a full stop that the English has not' : 'no full stop, which the English has'];
};
