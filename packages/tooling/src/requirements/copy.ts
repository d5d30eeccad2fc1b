import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../start/run.ts';

export type Copy = {
  readonly root: string;
  readonly remove: () => void;
};

/**
 * Copies the project's current files to a temporary folder and installs its packages there: faults never touch the
 * checkout.
 */
export async function copyProject(root: string): Promise<Copy> {
  const copy = mkdtempSync(join(tmpdir(), 'baize-requirements-'));
  // Under root, the tests' PostgreSQL server runs as another user, who needs access to its binary.
  chmodSync(copy, 0o755);
  const remove = (): void => rmSync(copy, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of new Set(listed.split('\0'))) {
    if (file !== '') cpSync(join(root, file), join(copy, file), { recursive: true, force: true });
  }
  for (const [command, ...args] of [
    ['pnpm', 'install', '--frozen-lockfile', '--prefer-offline'],
    // The gateway's tests start from a snapshot that its build creates.
    ['turbo', 'run', 'build', '--filter=@baize/gateway'],
  ] as const) {
    const { code, output } = await run(command, args, { folder: copy, quiet: true });
    if (code === 0) continue;
    remove();
    throw new Error(`${command} failed in ${copy}:\n${output}`);
  }
  return { root: copy, remove };
}
