import { checkDraw as check } from '@baize/domain/lottery';
import type { Drawn, Drum } from '@baize/domain/lottery';
import { parseCommand } from '../terminal/parseCommand.ts';
import { UsageError } from '../terminal/terminal.types.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.types.ts';

type Proof = {
  readonly seedHash: string;
  readonly seed?: string;
  readonly drum: Drum;
  readonly result?: Drawn;
  readonly drawTime: string;
};
type Answer = { readonly success: boolean; readonly message: string; readonly value: Proof };

const numbersOf = ({ winningNumbers, specialNumber }: Drawn): string =>
  [...winningNumbers, ...(specialNumber === undefined ? [] : [`+ ${specialNumber}`])].join(' ');

async function proofOf(site: string, query: Record<string, string>): Promise<Proof> {
  const address = new URL(`/lgw/games/draws/proof?${new URLSearchParams(query).toString()}`, site);
  const response = await fetch(address);
  const answer = (await response.json()) as Answer;
  if (!answer.success) throw new Error(answer.message || `The gateway answered ${response.status}.`);
  return answer.value;
}

/** `baize draw check`: draws a past draw of a site again from its seed, and holds it to what was told before and after it. */
export async function checkDraw(args: string[], terminal: Terminal): Promise<ExitCode> {
  const { positionals } = parseCommand(args, {});
  const [site, vassalage, gameCode, issueNumber] = positionals;
  const isWhole = site && vassalage && gameCode && issueNumber && positionals.length === 4;
  if (!isWhole) throw new UsageError('Say the site, the vendor, the lottery and the number of the draw.');
  if (!URL.canParse(site)) throw new UsageError(`"${site}" is no address of a site.`);
  const proof = await proofOf(site, { vassalage, gameCode, issueNumber });
  const { verdict, drawn } = await check(`${gameCode} ${issueNumber}`, proof);
  terminal.out(`fingerprint  ${proof.seedHash}\n`);
  if (drawn === undefined || proof.result === undefined) {
    terminal.out(`The draw is at ${proof.drawTime}. Its seed is told then.\n`);
    return 0;
  }
  terminal.out(`seed         ${proof.seed ?? ''}\n`);
  terminal.out(`told         ${numbersOf(proof.result)}\ndrawn again  ${numbersOf(drawn)}\n`);
  if (verdict === 'right') {
    terminal.out('Right: the seed has the fingerprint, and draws the numbers.\n');
    return 0;
  }
  terminal.error('Wrong: this is not the draw that was told of before.\n');
  return 1;
}
