import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';
import { run } from './run.ts';
import { hostFrom } from './services.ts';
import { fail } from './startSites.ts';

const USUAL_PORT = 6006;

/** Arguments of Storybook from PORT and HOST. Throws a sentence if one is invalid. */
export const storybookArguments = (port: string | undefined, host?: string): string[] => {
  const number = port === undefined || port === '' ? USUAL_PORT : Number(port);
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    throw new Error(`PORT is "${port ?? ''}"; give a whole number from 1 to 65535, for example PORT=9000.`);
  }
  const where = ['--host', hostFrom(host) ?? '127.0.0.1', '--port', String(number), '--exact-port'];
  return ['dev', '--config-dir', '.', ...where, '--no-open', '--disable-telemetry'];
};

/** `npm run storybook`: serves components and screens until Ctrl-C. */
export const storybook = async (args: readonly string[]): Promise<number> => {
  try {
    const all = [...storybookArguments(process.env['PORT'], process.env['HOST']), ...args];
    return (await run('storybook', all, { folder: join(projectRoot, '.storybook') })).code;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};
