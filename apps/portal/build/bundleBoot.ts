import { browserFloor } from '@baize/domain/browser-floor';
import { join } from 'node:path';
import { build } from 'vite';

/** The compiled text of the inline script that runs before the first paint. */
export const bundleBoot = async (): Promise<string> => {
  const result = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: browserFloor.target,
      lib: { entry: 'src/boot/boot.ts', formats: ['iife'], name: 'boot' },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  return output?.output[0].code.trim() ?? '';
};
