import { readFileSync, rmSync, writeFileSync } from 'node:fs';

// In containers every run may have the same pid, so locks of this process are tracked here.
const held = new Set<string>();

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

const take = (file: string): boolean => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
};

/** Locks a target for one assembly; returns the function that unlocks it. Takes over a lock whose process has ended. */
export const lockTarget = (file: string): (() => void) => {
  if (!take(file)) {
    const pid = Number(readFileSync(file, 'utf8'));
    const isOther = pid > 0 && (pid === process.pid ? held.has(file) : isRunning(pid));
    if (isOther) throw new Error(`Another assembly (process ${pid}) writes there now. If none does, delete ${file}.`);
    rmSync(file);
    if (!take(file)) throw new Error(`Another assembly has just begun to write there (${file}).`);
  }
  held.add(file);
  return () => {
    held.delete(file);
    try {
      rmSync(file);
    } catch {
      // A lock that cannot be removed is stale once this process ends, and the next run takes it over.
    }
  };
};
