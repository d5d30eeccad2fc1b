import { StateMachine } from 'xstate';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { transitionLabel, transitionsOf } from './chartEdges.ts';

/** States and edges of a chart, and those walked, by label: `entering`, `entering --> changing: submitted`. */
export type WalkedChart = {
  readonly states: readonly string[];
  readonly edges: readonly string[];
  readonly visited: ReadonlySet<string>;
  readonly walked: ReadonlySet<string>;
};

const nameOf = ({ path, key }: AnyStateNode): string => (path.length === 0 ? key : path.join('.'));

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const edgeOf = (transition: AnyTransitionDefinition): string => {
  const targets = transition.target?.map((target) => ` --> ${nameOf(target)}`) ?? [];
  return `${nameOf(transition.source)}${targets.join('')}: ${transitionLabel(transition)}`;
};

/** True for the transition of a throwing effect, which no player or gateway causes; `charts.test.ts` covers it. */
const isErrorEvent = ({ eventType }: AnyTransitionDefinition): boolean => eventType.startsWith('xstate.error.');

type Notes = { readonly chart: AnyStateMachine; readonly visited: Set<string>; readonly walked: Set<string> };

/**
 * Records the visited states and transitions of every chart that runs, wherever it was started, until `forget`. `of`
 * returns them beside all states and edges of that chart.
 */
export const watchCharts = () => {
  const notes = new Map<string, Notes>();
  const systems = new WeakSet<object>();
  const { prototype } = StateMachine;
  // oxlint-disable-next-line typescript/unbound-method -- called with the chart that each call is about
  const { getInitialSnapshot } = prototype;

  const note = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    const { machine, _nodes } = event.snapshot as unknown as {
      readonly machine: AnyStateMachine;
      readonly _nodes: readonly AnyStateNode[];
    };
    const { visited, walked } = notesOf(machine);
    for (const node of _nodes) visited.add(nameOf(node));
    // oxlint-disable-next-line no-underscore-dangle -- what the charts' own inspector reads, too
    for (const each of event._transitions) walked.add(edgeOf(each));
  };

  const notesOf = (chart: AnyStateMachine): Notes => {
    const known = notes.get(chart.id) ?? { chart, visited: new Set(), walked: new Set() };
    notes.set(chart.id, known);
    return known;
  };

  prototype.getInitialSnapshot = function (scope, input) {
    if (!systems.has(scope.system)) scope.system.inspect(note);
    systems.add(scope.system);
    const snapshot = getInitialSnapshot.call(this, scope, input);
    // oxlint-disable-next-line no-underscore-dangle -- the states of a snapshot as the chart has them
    for (const node of snapshot._nodes) notesOf(this).visited.add(nameOf(node));
    return snapshot;
  };

  return {
    of: (id: string): WalkedChart => {
      const found = notes.get(id);
      if (found === undefined) throw new Error(`No chart "${id}" ran; there ran: ${[...notes.keys()].join(', ')}`);
      const nodes = nodesOf(found.chart.root);
      const edges = nodes.flatMap(transitionsOf).filter((each) => !isErrorEvent(each));
      return { ...found, states: nodes.map(nameOf), edges: [...new Set(edges.map(edgeOf))] };
    },
    forget: () => void (prototype.getInitialSnapshot = getInitialSnapshot),
  };
};
