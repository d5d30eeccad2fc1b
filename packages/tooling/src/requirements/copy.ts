import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../start/run.ts';

export interface Copy {
  readonly root: string;
  readonly remove: () => void;
}

/** The files of the project as they are now, in a folder of their own with its own packages: a fault never touches the checkout. */
export async function copyProject(root: string): Promise<Copy> {
  const copy = mkdtempSync(join(tmpdir(), 'baize-requirements-'));
  // As root, a PostgreSQL server of the tests runs as another user, who has to reach its program.
  chmodSync(copy, 0o755);
  const remove = (): void => rmSync(copy, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of new Set(listed.split('\0'))) {
    if (file !== '') cpSync(join(root, file), join(copy, file), { recursive: true, force: true });
  }
  for (const [command, ...args] of [
    ['pnpm', 'install', '--frozen-lockfile', '--prefer-offline'],
    // Tests of the gateway start from the snapshot that its build leaves.
    ['turbo', 'run', 'build', '--filter=@baize/gateway'],
  ] as const) {
    const { code, output } = await run(command, args, { folder: copy, quiet: true });
    if (code === 0) continue;
    remove();
    throw new Error(`${command} failed in ${copy}:\n${output}`);
  }
  return { root: copy, remove };
}
