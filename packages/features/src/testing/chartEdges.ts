import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** What leads from a state, in the words of somebody who reads the chart: an answer, a wait, an event. */
const wordsOf = (eventType: string): string => {
  if (eventType === '') return 'at once';
  const answered = /^xstate\.done\.actor\.(?:\d+\.)?([\w-]+)/u.exec(eventType);
  if (answered !== null) return `${answered[1]} answered`;
  const broke = /^xstate\.error\.actor\.(?:\d+\.)?([\w-]+)/u.exec(eventType);
  if (broke !== null) return `${broke[1]} broke`;
  const after = /^xstate\.after\.([\w-]+)/u.exec(eventType);
  return after === null ? eventType : `after ${after[1]}`;
};

/** The effect of an invoke is known by what it runs, not by its place in the chart. */
const sourceOf = ({ source, eventType }: AnyTransitionDefinition): string => {
  const invoked = source.invoke.find(({ id }) => eventType.endsWith(`.actor.${id}`));
  return typeof invoked?.src === 'string' ? eventType.replace(invoked.id, invoked.src) : eventType;
};

const guardOf = ({ guard }: AnyTransitionDefinition): string => {
  const name = typeof guard === 'object' && 'type' in guard ? guard.type : guard;
  return typeof name === 'string' ? ` [${name}]` : '';
};

/** What leads along a transition: `sendCode answered`, `codeAsked`, `after tick [isOver]`. */
export const leadOf = (transition: AnyTransitionDefinition): string =>
  `${wordsOf(sourceOf(transition))}${guardOf(transition)}`;

/** All that can lead from a state, in the chart's order. */
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];
