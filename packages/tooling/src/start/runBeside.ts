import { run, type RunOptions } from './run.ts';
import type { Services } from './services.ts';
import { fail } from './startSites.ts';

/**
 * Runs a command that needs services, and returns its exit code. If a service cannot be kept running, the command ends
 * too, and the reason is the last line printed. When the command ends, the services end.
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
