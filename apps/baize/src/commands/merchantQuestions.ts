import { isLanguageCode } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import { didYouMean, checkTenantId, tenantSchema } from '@baize/tenant';

/** The six answers that define a new merchant. */
export type MerchantAnswers = {
  id: string;
  name: string;
  languages: string;
  theme: string;
  color: string;
  email: string;
};

/** Choices for a new merchant: languages and themes of the release, and ids in use with the folders that use them. */
export type MerchantOffer = {
  languages: readonly LanguageCode[];
  themes: readonly string[];
  taken: ReadonlyMap<string, string>;
};

export type Question = {
  ask: string;
  usual: (answers: Partial<MerchantAnswers>) => string;
  problem: (answer: string) => string | undefined;
};

const titled = (id: string): string =>
  id.replaceAll(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());

/** Splits an answer such as "EN, ES" into codes. */
export const codesOf = (answer: string): string[] =>
  answer
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((code) => code.toUpperCase());

const idProblem = (answer: string, taken: MerchantOffer['taken']): string | undefined => {
  const problem = checkTenantId(answer);
  if (problem) return `${problem.message} ${problem.fix}`;
  const folder = taken.get(answer);
  return folder === undefined
    ? undefined
    : `The id "${answer}" belongs to ${folder}, which exists already. Choose another.`;
};

const languageProblem = (answer: string, offered: readonly LanguageCode[]): string | undefined => {
  const codes = codesOf(answer);
  if (codes.length === 0) return `Name at least one of: ${offered.join(', ')}.`;
  const unknown = codes.find((code) => !offered.some((each) => each === code));
  if (unknown !== undefined) {
    const what = isLanguageCode(unknown)
      ? `The release has no words in ${unknown}.`
      : `"${unknown}" is not a language code.`;
    return `${what} ${didYouMean(unknown, offered)}`;
  }
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  return twice === undefined ? undefined : `${twice} stands twice.`;
};

const fieldFixes = {
  brandName: 'Write 1 to 24 characters that can be seen.',
  brandColor: 'Write it as #rrggbb, such as #0f6b6b.',
  supportEmail: 'Write an e-mail address.',
} as const;

/** Returns how to fix a value that the tenant's schema refuses; undefined when it is valid. */
const fieldProblem = (name: keyof typeof fieldFixes, value: string): string | undefined =>
  tenantSchema.shape[name].safeParse(value).success ? undefined : fieldFixes[name];

/** The questions in their order, each with its default answer and its check. */
export const questionsFor = ({ languages, themes, taken }: MerchantOffer): Record<keyof MerchantAnswers, Question> => ({
  id: {
    ask: 'Id (folder, merchant code, local host name)',
    usual: () => '',
    problem: (answer) => idProblem(answer, taken),
  },
  name: {
    ask: 'Brand name',
    usual: ({ id = '' }) => titled(id),
    problem: (answer) => fieldProblem('brandName', answer),
  },
  languages: {
    ask: `Languages, the default first (${languages.join(' ')})`,
    usual: () => (languages.includes('EN') ? 'EN' : (languages[0] ?? '')),
    problem: (answer) => languageProblem(answer, languages),
  },
  theme: {
    ask: `Theme (${themes.join(' or ')})`,
    usual: () => themes[0] ?? '',
    problem: (answer) => (themes.includes(answer) ? undefined : `Write ${themes.join(' or ')}.`),
  },
  color: {
    ask: 'Brand colour as #rrggbb, empty for the theme’s own',
    usual: () => '',
    problem: (answer) => (answer === '' ? undefined : fieldProblem('brandColor', answer)),
  },
  email: {
    ask: 'Support e-mail',
    usual: ({ id = '' }) => `support@${id}.example`,
    problem: (answer) => fieldProblem('supportEmail', answer),
  },
});
