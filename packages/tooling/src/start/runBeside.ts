import { run, type RunOptions } from './run.ts';
import type { Services } from './services.ts';
import { fail } from './startSites.ts';

/**
 * Runs a command with services and returns its exit code. If a service fails for good, the command is stopped and the
 * reason is the last line printed. Stops the services when the command ends.
 */
export const runBeside = async (
  services: Pick<Services, 'failure' | 'stop'>,
  command: string,
  args: readonly string[],
  options: RunOptions,
): Promise<number> => {
  try {
    const running = run(command, args, { ...options, until: services.failure });
    const sentence = await Promise.race([services.failure, running.then(() => undefined)]);
    const { code } = await running;
    return sentence === undefined ? code : fail(sentence);
  } finally {
    await services.stop();
  }
};
