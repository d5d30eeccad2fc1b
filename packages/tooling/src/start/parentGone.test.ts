import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { npmEnvironment } from './npmEnvironment.mjs';

const parentGone = new URL('./parentGone.mjs', import.meta.url).href;

const isRunning = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

it('a script run by npm exits after npm receives SIGTERM', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'baize-parent-'));
  const script = `import { whenParentGone } from '${parentGone}';
whenParentGone(() => process.exit());
setInterval(() => undefined, 1000);
process.stdout.write('id ' + process.pid + '\\n');`;
  await writeFile(join(folder, 'script.mjs'), script);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node script.mjs' } }));
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    env: npmEnvironment(process.env),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let text = '';
  for await (const chunk of npm.stdout) {
    text += String(chunk);
    if (/id \d+\n/.test(text)) break;
  }
  const id = Number(/id (\d+)/.exec(text)?.[1]);
  expect(isRunning(id)).toBe(true);
  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  await ended;
  await expect.poll(() => isRunning(id), { timeout: 10_000 }).toBe(false);
  await rm(folder, { recursive: true, force: true });
});
