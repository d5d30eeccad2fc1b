import { patterns, type FieldRule } from '@baize/domain/field-rules';

const rule = (key: string, own: Partial<FieldRule>): Partial<FieldRule> => ({
  key,
  enabled: true,
  required: false,
  ...own,
});

const named = [
  rule('username', { required: true, minLength: 4, maxLength: 16, patternId: 4 }),
  rule('password', { required: true, minLength: 8, maxLength: 32, patternId: 5, type: 'password' }),
  rule('mobileNum', { enabled: false, minLength: 5, maxLength: 15, patternId: 6, type: 'tel' }),
  rule('payeeName', { minLength: 2, maxLength: 40, patternId: 8 }),
  rule('email', { minLength: 6, maxLength: 64, patternId: 3, type: 'email' }),
  rule('affiliateCode', { minLength: 6, maxLength: 6, acceptedPattern: '[A-Z]{2}[0-9]{4}' }),
];

const mistaken = [
  rule('username', { required: true, minLength: 12, maxLength: 4, patternId: 4 }),
  rule('payeeName', { patternId: 8, acceptedPattern: '([A-Z]' }),
  rule('line', { acceptedPattern: '(a+)+' }),
  rule('wechat', { patternId: 99 }),
  { key: 'email', enabled: true, required: 'yes', patternId: 3 },
  { enabled: true, required: true },
];

// One rule per line.
const written = (rules: readonly object[]): string =>
  `[\n${rules.map((each) => `  ${JSON.stringify(each, undefined, 1).replaceAll(/\n */gu, ' ')}`).join(',\n')}\n]`;

/** Example lists of field rules, as a gateway would send them, by name. */
export const exampleRules: Readonly<Record<string, string>> = {
  'A usual form': written(named),
  'Each pattern': written(Object.keys(patterns).map((id) => rule(`Pattern ${id}`, { patternId: Number(id) }))),
  'With mistakes': written(mistaken),
};
