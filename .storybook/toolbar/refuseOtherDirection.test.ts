import { beforeEach, expect, it, vi } from 'vitest';
import { refuseOtherDirection } from './refuseOtherDirection.ts';

beforeEach(() => {
  vi.stubGlobal('getComputedStyle', ({ dir }: HTMLElement) => ({ direction: dir }));
});

const standing = (dir: string | undefined, globals: Readonly<Record<string, unknown>>) => () => {
  const canvasElement = { querySelector: () => (dir === undefined ? null : { dir }) } as unknown as HTMLElement;
  refuseOtherDirection({ globals: { language: 'EN', ...globals }, id: 'kit-part--story', canvasElement });
};

it('fails a story of a test run that is not rendered in the direction of its run', () => {
  expect(standing('rtl', { isTestRun: true, direction: 'rtl' })).not.toThrow();
  expect(standing('ltr', { isTestRun: true, direction: 'rtl' })).toThrow('in rtl, and it stands in ltr');
  expect(standing(undefined, { isTestRun: true, direction: 'ltr' })).toThrow('stands in no direction');
});

it('does not check a story in the UI', () => {
  expect(standing('ltr', { direction: 'rtl' })).not.toThrow();
});
