// @vitest-environment node
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { shakeXstate, xstateCuts } from './shakeXstate.ts';

const ENTRY = join(import.meta.dirname, 'entry.js');

/** Modules before they are cut. */
const sources = new Set<string>();

/** Bundles the exports that define and start a chart. */
const bundledChart = async (): Promise<string> => {
  const result = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id.endsWith('virtual:entry') ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? 'export { assign, createActor, setup } from "xstate";' : undefined),
        transform: (code) => void sources.add(code),
      },
      shakeXstate(),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [result].flat();
  return output !== undefined && 'output' in output ? output.output[0].code : '';
};

type Charts = {
  readonly assign: typeof import('xstate').assign;
  readonly setup: typeof import('xstate').setup;
  readonly createActor: typeof import('xstate').createActor;
};

it('still runs a chart with all that the portal has in one', async () => {
  const code = await bundledChart();
  const { setup, createActor } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as Charts;
  const child = setup({}).createMachine({
    id: 'child',
    initial: 'on',
    states: { on: { on: { end: 'ended' } }, ended: { type: 'final' } },
  });
  const chart = setup({ actors: { child } }).createMachine({
    id: 'chart',
    initial: 'waiting',
    states: {
      waiting: { invoke: { id: 'child', src: 'child', onDone: 'resting' } },
      resting: { after: { 1: '#chart.over' } },
      over: { type: 'final' },
    },
  });
  const actor = createActor(chart).start();
  const over = new Promise<void>((resolve) => actor.subscribe({ complete: resolve }));
  actor.getSnapshot().children.child?.send({ type: 'end' });
  await over;
  expect(actor.getSnapshot().status).toBe('done');
});

it('still runs a chart without states', async () => {
  const code = await bundledChart();
  const { assign, setup, createActor } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as Charts;
  const chart = setup({ types: { context: { count: 0 } } }).createMachine({
    context: { count: 0 },
    on: { more: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
  });
  const actor = createActor(chart).start();
  actor.send({ type: 'more' });
  expect(actor.getSnapshot().context.count).toBe(1);
});

it('leaves out what the portal does not use of its charts: keeping them, developer tools, other actions', async () => {
  const code = await bundledChart();
  expect(code).toContain('getSnapshot()');
  expect(code).not.toMatch(/^ *(?:\w+\.)?(?:restoreSnapshot|toJSON|attachDevTools)\(/m);
  expect(code).not.toContain('persistContext');
  expect(code).not.toMatch(/resolve(?:Log|EnqueueActions|Emit)|createSpawner/);
  expect(code).not.toMatch(
    /@xstate\.|eventListeners\.get|reverseKeyedActors\.get|getHistoryNodes|formatRouteTransitions/,
  );
});

it('cuts only what the installed version has', async () => {
  await bundledChart();
  const unused = xstateCuts.filter(([find]) => ![...sources].some((source) => source.search(find) >= 0));
  expect(unused.map(([find]) => find.source)).toEqual([]);
});
