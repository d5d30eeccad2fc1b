import { checkDraw as check } from '@baize/domain/lottery';
import type { Drawn, Drum } from '@baize/domain/lottery';
import { request as askHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { once } from 'node:events';
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

/**
 * Fetches an address as JSON, with its status. A name under `localhost` goes to 127.0.0.1: Node, unlike browsers, would
 * look it up in DNS.
 */
const fetched = async (address: URL): Promise<{ status: number; answer: Answer }> => {
  if (address.protocol !== 'http:' || !address.hostname.endsWith('.localhost')) {
    const response = await fetch(address);
    return { status: response.status, answer: (await response.json()) as Answer };
  }
  const { host, pathname, search, port } = address;
  const asked = askHttp({ host: '127.0.0.1', port: port || 80, path: pathname + search, headers: { host } }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, answer: (await json(response)) as Answer };
};

const proofOf = async (site: string, query: Record<string, string>): Promise<Proof> => {
  const address = new URL(`/lgw/games/draws/proof?${new URLSearchParams(query).toString()}`, site);
  const { status, answer } = await fetched(address);
  if (!answer.success) throw new Error(answer.message || `The gateway answered ${status}.`);
  return answer.value;
};

/**
 * `baize draw check`: recomputes a past draw from its published seed, and compares seed and numbers with the published
 * fingerprint and result.
 */
export const checkDraw = async (args: string[], terminal: Terminal): Promise<ExitCode> => {
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
};
