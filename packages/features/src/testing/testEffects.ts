import { describe, expect, it } from 'vitest';
import { createActor, isMachineSnapshot } from 'xstate';
import type { AnyActorLogic, AnyStateMachine, AnyStateNode } from 'xstate';

/** Names of the effects and children that a chart starts. */
const startedBy = (node: AnyStateNode): string[] => [
  ...node.invoke.map(({ src }) => (typeof src === 'string' ? src : 'an effect without a name')),
  ...Object.values(node.states).flatMap(startedBy),
];

/** Error message of an effect that was not provided; undefined for a child chart, which has its own effects. */
const saidBy = (logic: AnyActorLogic): Promise<string | undefined> =>
  new Promise((resolve) => {
    const actor = createActor(logic, { input: { now: () => 0, methods: [] } });
    if (isMachineSnapshot(actor.getSnapshot())) return resolve(undefined);
    actor.subscribe({ error: (error) => resolve(error instanceof Error ? error.message : String(error)) });
    actor.start();
  });

/** Tests that a chart names each effect and action that was not provided. */
export const testEffects = (chart: AnyStateMachine): void => {
  describe('a chart without its effects', () => {
    it.each([...new Set(startedBy(chart.root))])('says that %s is missing', async (name) => {
      const logic = chart.implementations.actors[name] as AnyActorLogic | undefined;
      expect(logic).toBeDefined();
      const said = logic && (await saidBy(logic));
      if (said !== undefined) expect(said).toContain(`"${name}" was not provided`);
    });

    it('says which action is missing', () => {
      const actions = Object.entries(chart.implementations.actions);
      const own = actions.map(([name, run]) => [name, run as (() => void) & { readonly type?: string }] as const);
      for (const [name, run] of own.filter(([, { type }]) => type === undefined)) {
        expect(run).toThrow(`"${name}" was not provided`);
      }
    });
  });
};
