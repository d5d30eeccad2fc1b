import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** What leads from a state, in the words of somebody who reads the chart: an answer, a wait, an event. */
const wordsOf = (eventType: string): string => {
  const answered = /^xstate\.done\.actor\.(?:\d+\.)?([\w-]+)/u.exec(eventType);
  if (answered !== null) return `${answered[1]} answered`;
  const broke = /^xstate\.error\.actor\.(?:\d+\.)?([\w-]+)/u.exec(eventType);
  if (broke !== null) return `${broke[1]} broke`;
  const after = /^xstate\.after\.([\w-]+)/u.exec(eventType);
  return after === null ? eventType : `after ${after[1]}`;
};

/** The effect of an invoke is known by what it runs, not by its place in the chart. */
const sourceOf = (node: AnyStateNode, eventType: string): string => {
  const invoked = node.invoke.find(({ id }) => eventType.endsWith(`.actor.${id}`));
  return typeof invoked?.src === 'string' ? eventType.replace(invoked.id, invoked.src) : eventType;
};

const guardOf = ({ guard }: AnyTransitionDefinition): string => {
  const name = typeof guard === 'object' && 'type' in guard ? guard.type : guard;
  return typeof name === 'string' ? ` [${name}]` : '';
};

const edgesOf = (node: AnyStateNode): string[] => {
  const listed = [...node.transitions.values()].flat();
  const led = [...listed, ...(node.always ?? [])].flatMap((each) =>
    (each.target ?? []).map((target) => {
      const words = each.eventType === '' ? 'at once' : wordsOf(sourceOf(node, each.eventType));
      return `  ${node.key} --> ${target.key}: ${words}${guardOf(each)}`;
    }),
  );
  const ends = node.type === 'final' ? [`  ${node.key} --> [*]`] : [];
  return [...led, ...ends];
};

/** A chart as a Mermaid state diagram: each state with the ways that lead from it. */
export const drawnChart = (root: AnyStateNode): string => {
  const first = root.initial.target.map(({ key }) => `  [*] --> ${key}`);
  const edges = Object.values(root.states).flatMap(edgesOf);
  return ['```mermaid', 'stateDiagram-v2', ...new Set([...first, ...edges]), '```'].join('\n');
};
