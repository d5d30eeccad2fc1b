import type { Plugin } from 'vite';

/** Lists of the portal in which the sample, the generator's template, has a line. */
export const LISTS = /\/apps\/portal\/src\/(?:site\/routes\/areas\/index|shell\/pages)\.ts$/;

/** A list without the sample's lines. */
export const withoutSample = (code: string): string => code.replaceAll(/^.*\bsample.*\n/gmu, '');

/** Leaves the sample out of builds and of the development server: only tests and stories have its page. */
export const leaveOutSample = (): Plugin => ({
  name: 'baize:leave-out-sample',
  enforce: 'pre',
  transform: { filter: { id: LISTS }, handler: (code) => ({ code: withoutSample(code), map: null }) },
});
