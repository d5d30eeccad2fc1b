import type { NumberPlan } from '@baize/domain/mobile-numbers';

declare global {
  interface ImportMeta {
    glob<Module>(pattern: string, options: { import: 'default' }): Partial<Record<string, () => Promise<Module>>>;
  }
}

const plans = import.meta.glob<NumberPlan>('./plans/*.json', { import: 'default' });

/** The mobile numbers of a dialing code, which come with those of its zone of the world; undefined where there is none, or where it cannot be fetched. */
export function numberPlan(code: string): Promise<NumberPlan | undefined> {
  const load = plans[`./plans/${code}.json`];
  return load === undefined ? Promise.resolve(undefined) : load().catch(() => undefined);
}
