import { languageCodes } from '@baize/domain/languages';
import { didYouMean } from '@baize/tenant';
import type { Terminal } from '../terminal/terminal.types.ts';
import { UsageError } from '../terminal/terminal.types.ts';

/** The six things a new merchant is asked for. */
export type MerchantAnswers = {
  id: string;
  name: string;
  languages: string;
  theme: string;
  color: string;
  email: string;
};

type Question = {
  ask: string;
  usual: (answers: Partial<MerchantAnswers>) => string;
  fault: (answer: string) => string | undefined;
};

function titled(id: string): string {
  return id.replaceAll(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());
}

/** The codes of an answer such as "EN, ES". */
export function codesOf(answer: string): string[] {
  return answer
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((code) => code.toUpperCase());
}

function languageFault(answer: string): string | undefined {
  const unknown = codesOf(answer).find((code) => !languageCodes.some((known) => known === code));
  if (unknown !== undefined) return `"${unknown}" is not a language code. ${didYouMean(unknown, languageCodes)}`;
  return codesOf(answer).length === 0 ? 'Name at least one language.' : undefined;
}

const questions: Record<keyof MerchantAnswers, Question> = {
  id: {
    ask: 'Id (folder, merchant code, local host name)',
    usual: () => '',
    fault: (answer) =>
      /^[a-z][a-z0-9-]{1,30}$/.test(answer)
        ? undefined
        : 'Use small letters, digits and hyphens, starting with a letter.',
  },
  name: {
    ask: 'Brand name',
    usual: ({ id = '' }) => titled(id),
    fault: (answer) => (answer.length > 0 && answer.length <= 24 ? undefined : 'Use 1 to 24 characters.'),
  },
  languages: { ask: 'Languages, the default first', usual: () => 'EN', fault: languageFault },
  theme: {
    ask: 'Theme (lacquer or neon)',
    usual: () => 'lacquer',
    fault: (answer) => (['lacquer', 'neon'].includes(answer) ? undefined : 'Write lacquer or neon.'),
  },
  color: {
    ask: 'Brand colour as #rrggbb, empty for the theme’s own',
    usual: () => '',
    fault: (answer) =>
      answer === '' || /^#[0-9a-f]{6}$/i.test(answer) ? undefined : 'Write it as #rrggbb, such as #0f6b6b.',
  },
  email: {
    ask: 'Support e-mail',
    usual: ({ id = '' }) => `support@${id}.example`,
    fault: (answer) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(answer) ? undefined : 'Write an e-mail address.'),
  },
};

async function answerOne(
  key: keyof MerchantAnswers,
  given: string | undefined,
  so: Partial<MerchantAnswers>,
  terminal: Terminal,
) {
  const { ask, usual, fault } = questions[key];
  if (given !== undefined || !terminal.ask) {
    const answer = given ?? usual(so);
    const wrong = fault(answer);
    if (wrong !== undefined) throw new UsageError(`--${key}${answer === '' ? ' is needed' : ` "${answer}"`}: ${wrong}`);
    return answer;
  }
  for (;;) {
    const shown = usual(so) === '' ? '' : ` [${usual(so)}]`;
    const answer = (await terminal.ask(`${ask}${shown}: `)).trim() || usual(so);
    const wrong = fault(answer);
    if (wrong === undefined) return answer;
    terminal.error(`${wrong}\n`);
  }
}

/** Takes each answer from the command line, else from a person, else the usual one; asks again until an answer will do. */
export async function askMerchant(given: Partial<MerchantAnswers>, terminal: Terminal): Promise<MerchantAnswers> {
  const answers: MerchantAnswers = { id: '', name: '', languages: '', theme: '', color: '', email: '' };
  for (const key of Object.keys(questions) as (keyof MerchantAnswers)[]) {
    answers[key] = await answerOne(key, given[key], answers, terminal);
  }
  return answers;
}
