import { readFileSync, rmSync, writeFileSync } from 'node:fs';

// In a container every run may have the same process number: what this process holds is known here.
const held = new Set<string>();

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Holds a target for one assembly; the answer lets it go. A lock that a killed run left is taken over. */
export function lockTarget(file: string): () => void {
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
      // What cannot be removed is the lock of a process that has ended, soon.
    }
  };
}
