import type { Terminal } from '../terminal/terminal.types.ts';
import { UsageError } from '../terminal/terminal.types.ts';
import { questionsFor } from './merchantQuestions.ts';
import type { MerchantAnswers, MerchantOffer, Question } from './merchantQuestions.ts';

const askOne = async (
  question: Question,
  so: Partial<MerchantAnswers>,
  terminal: Required<Pick<Terminal, 'ask' | 'error'>>,
) => {
  const usual = question.usual(so);
  const shown = usual === '' ? '' : ` [${usual}]`;
  for (;;) {
    const answer = (await terminal.ask(`${question.ask}${shown}: `)).trim() || usual;
    const problem = question.problem(answer);
    if (problem === undefined) return answer;
    terminal.error(`${problem}\n`);
  }
};

const problemOfOption = (key: string, answer: string, problem: string): string =>
  `--${key}${answer === '' ? ' is needed' : ` "${answer}"`}: ${problem}`;

/**
 * Takes each answer from the command line, else from a prompt, else the default. A prompt repeats, with the reason,
 * until its answer is valid. Invalid answers of the command line are all reported at once, before any prompt.
 */
export const askMerchant = async (
  given: Partial<MerchantAnswers>,
  offer: MerchantOffer,
  terminal: Terminal,
): Promise<MerchantAnswers> => {
  const { ask } = terminal;
  const questions = questionsFor(offer);
  const answers: MerchantAnswers = { id: '', name: '', languages: '', theme: '', color: '', email: '' };
  const keys = Object.keys(questions) as (keyof MerchantAnswers)[];
  const problems: string[] = [];
  for (const key of keys) {
    if (given[key] === undefined && ask) continue;
    answers[key] = given[key]?.trim() ?? questions[key].usual(answers);
    const problem = questions[key].problem(answers[key]);
    if (problem !== undefined) problems.push(problemOfOption(key, answers[key], problem));
  }
  if (problems.length > 0) throw new UsageError(problems.join('\n'));
  for (const key of keys) {
    if (given[key] === undefined && ask) answers[key] = await askOne(questions[key], answers, { ...terminal, ask });
  }
  return answers;
};
