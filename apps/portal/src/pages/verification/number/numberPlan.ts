import type { NumberPlan } from '@baize/domain/mobile-numbers';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the declaration of its library
  interface ImportMeta {
    glob<Module>(pattern: string, options: { import: 'default' }): Partial<Record<string, () => Promise<Module>>>;
  }
}

const plans = import.meta.glob<NumberPlan>('./plans/*.json', { import: 'default' });

/**
 * Loads the numbering plan of a dialing code, in one chunk with all plans whose code has the same first digit.
 * Undefined when there is no plan or it fails to load.
 */
export const numberPlan = (code: string): Promise<NumberPlan | undefined> => {
  const load = plans[`./plans/${code}.json`];
  return load === undefined ? Promise.resolve(undefined) : load().catch(() => undefined);
};
