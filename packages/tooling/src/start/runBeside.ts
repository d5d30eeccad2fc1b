import { run, type RunOptions } from './run.ts';
import type { Services } from './services.ts';
import { fail } from './startSites.ts';

/**
 * Runs a command that is of no use without its services; an exit code. It ends with the first of them that cannot be kept
 * running, whose sentence is the last thing said; the services end with the command.
 */
export async function runBeside(
  services: Pick<Services, 'failure' | 'stop'>,
  command: string,
  args: readonly string[],
  options: RunOptions,
): Promise<number> {
  try {
    const running = run(command, args, { ...options, until: services.failure });
    const sentence = await Promise.race([services.failure, running.then(() => undefined)]);
    const { code } = await running;
    return sentence === undefined ? code : fail(sentence);
  } finally {
    await services.stop();
  }
}
