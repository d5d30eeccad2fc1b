import type { Plugin } from 'vite';

/** Lists of the portal in which the sample, the generator's template, has a line. */
export const LISTS = /\/apps\/portal\/src\/(?:site\/routes\/areas\/index|shell\/pages)\.ts$/;

/** A list without the sample's lines. */
export const withoutSample = (code: string): string => code.replaceAll(/^.*\bsample.*\n/gmu, '');

/** Modules of the sample, in any layer, among those of a build. */
export const sampleModules = (ids: readonly string[]): readonly string[] =>
  ids.filter((id) => /\/sample(?:\/|\w*\.)/iu.test(id) && !id.includes('/node_modules/'));

/**
 * Leaves the sample out of builds and of the development server: only tests and stories have its page. A build that
 * contains a module of it fails.
 */
export const leaveOutSample = (): Plugin => ({
  name: 'baize:leave-out-sample',
  enforce: 'pre',
  transform: { filter: { id: LISTS }, handler: (code) => ({ code: withoutSample(code), map: null }) },
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const [found] = sampleModules(ids);
    if (found !== undefined) this.error(`${found} is part of the sample, which no release has. Remove its import.`);
  },
});
