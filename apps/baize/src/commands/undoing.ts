import { rmSync } from 'node:fs';
import type { ExitCode } from '../terminal/terminal.types.ts';

const INTERRUPTED = 130;

/**
 * Runs `work`, and deletes the paths that it has pushed to `made` if it fails: it throws, returns another code than 0,
 * or the process is interrupted (SIGINT, SIGTERM or SIGHUP). After an interrupt it exits with 130.
 */
export const undoing = async (made: string[], work: (made: string[]) => Promise<ExitCode>): Promise<ExitCode> => {
  const undo = () => {
    for (const path of made) rmSync(path, { recursive: true, force: true });
  };
  const stop = () => {
    undo();
    process.stderr.write('\nStopped. Nothing was left behind.\n');
    process.exit(INTERRUPTED);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, stop);
  try {
    const code = await work(made);
    if (code !== 0) undo();
    return code;
  } catch (error) {
    undo();
    throw error;
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
};
