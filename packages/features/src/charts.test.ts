import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import type { AnyStateNode } from 'xstate';
import { drawnChart } from './testing/drawnChart.ts';

const LINES = 120;

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.machine.ts'))
  .toSorted();

/** Imports the state machine of a file; exports that are factories without parameters are called. */
const chartOf = async (file: string): Promise<AnyStateNode> => {
  const exported = Object.values((await import(join(root, file))) as Record<string, unknown>);
  const made = exported.map((each) =>
    typeof each === 'function' && each.length === 0 ? (each as () => unknown)() : each,
  );
  const chart = made.find((each) => each instanceof StateMachine);
  if (chart === undefined) throw new Error(`${file} exports no chart`);
  return chart.root;
};

/** Ids of effects and child actors without an error transition: a failure in one would leave the chart stuck. */
const unanswered = (node: AnyStateNode): string[] => [
  ...node.invoke.filter(({ id }) => !node.transitions.has(`xstate.error.actor.${id}`)).map(({ id }) => id),
  ...Object.values(node.states).flatMap(unanswered),
];

/** XState features in use that `apps/portal/build/shakeXstate.ts` removes from the library, by state. */
const cutOut = (node: AnyStateNode): string[] => [
  ...(['parallel', 'history'].includes(node.type) ? [`${node.id}: ${node.type}`] : []),
  ...['route', 'tags', 'meta'].filter((key) => key in node.config).map((key) => `${node.id}: ${key}`),
  ...node.invoke
    .filter(({ onSnapshot, systemId }) => onSnapshot !== undefined || systemId !== undefined)
    .map(({ id }) => `${node.id}: ${id}`),
  ...Object.values(node.states).flatMap(cutOut),
];

describe.each(files)('%s', (file) => {
  it('has only what the library does in the portal', async () => {
    expect(cutOut(await chartOf(file))).toEqual([]);
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(
      /\b(?:spawn|enqueueActions|stopChild|cancel|emit|log|createStateConfig|extend)\(/,
    );
  });

  it('says where each effect leads that breaks', async () => {
    expect(unanswered(await chartOf(file))).toEqual([]);
  });

  it(`is read at one sitting: ${LINES} lines at most`, () => {
    expect(readFileSync(join(root, file), 'utf8').split('\n').length - 1).toBeLessThanOrEqual(LINES);
  });
});

const INTRODUCTION = `# Charts

Every flow with asynchronous steps, drawn from its code in \`packages/features/src\`. \`charts.test.ts\` there fails when a chart and its drawing differ; \`npm run unit -- features charts.test.ts -u\` redraws them.`;

it('are drawn in the docs as they are', async () => {
  const drawn = await Promise.all(
    files.map(async (file) => `## ${file.replace('.machine.ts', '')}\n\n${drawnChart(await chartOf(file))}`),
  );
  await expect(`${[INTRODUCTION, ...drawn].join('\n\n')}\n`).toMatchFileSnapshot('../../../docs/charts.md');
});
