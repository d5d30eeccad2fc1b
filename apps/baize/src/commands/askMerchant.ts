import type { Terminal } from '../terminal/terminal.types.ts';
import { UsageError } from '../terminal/terminal.types.ts';
import { questionsFor } from './merchantQuestions.ts';
import type { MerchantAnswers, MerchantOffer, Question } from './merchantQuestions.ts';

async function askOne(
  question: Question,
  so: Partial<MerchantAnswers>,
  terminal: Required<Pick<Terminal, 'ask' | 'error'>>,
) {
  const usual = question.usual(so);
  const shown = usual === '' ? '' : ` [${usual}]`;
  for (;;) {
    const answer = (await terminal.ask(`${question.ask}${shown}: `)).trim() || usual;
    const fault = question.fault(answer);
    if (fault === undefined) return answer;
    terminal.error(`${fault}\n`);
  }
}

function faultOfOption(key: string, answer: string, fault: string): string {
  return `--${key}${answer === '' ? ' is needed' : ` "${answer}"`}: ${fault}`;
}

/**
 * Takes each answer from the command line, else from a prompt, else the default. A prompt repeats, with the reason,
 * until its answer is valid. Invalid answers of the command line are all reported at once, before any prompt.
 */
export async function askMerchant(
  given: Partial<MerchantAnswers>,
  offer: MerchantOffer,
  terminal: Terminal,
): Promise<MerchantAnswers> {
  const { ask } = terminal;
  const questions = questionsFor(offer);
  const answers: MerchantAnswers = { id: '', name: '', languages: '', theme: '', color: '', email: '' };
  const keys = Object.keys(questions) as (keyof MerchantAnswers)[];
  const faults: string[] = [];
  for (const key of keys) {
    if (given[key] === undefined && ask) continue;
    answers[key] = given[key]?.trim() ?? questions[key].usual(answers);
    const fault = questions[key].fault(answers[key]);
    if (fault !== undefined) faults.push(faultOfOption(key, answers[key], fault));
  }
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  for (const key of keys) {
    if (given[key] === undefined && ask) answers[key] = await askOne(questions[key], answers, { ...terminal, ask });
  }
  return answers;
}
