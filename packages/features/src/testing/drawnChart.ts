import type { AnyStateNode } from 'xstate';
import { transitionLabel, transitionsOf } from './chartEdges.ts';

const edgesOf = (node: AnyStateNode): string[] => {
  const led = transitionsOf(node).flatMap((each) =>
    (each.target ?? []).map((target) => `  ${node.key} --> ${target.key}: ${transitionLabel(each)}`),
  );
  const ends = node.type === 'final' ? [`  ${node.key} --> [*]`] : [];
  return [...led, ...ends];
};

/** Renders a chart as a Mermaid state diagram. */
export const drawnChart = (root: AnyStateNode): string => {
  const first = root.initial.target.map(({ key }) => `  [*] --> ${key}`);
  const edges = Object.values(root.states).flatMap(edgesOf);
  return ['```mermaid', 'stateDiagram-v2', ...new Set([...first, ...edges]), '```'].join('\n');
};
