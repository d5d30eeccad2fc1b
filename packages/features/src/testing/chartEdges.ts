import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Label of an event type in a drawing: an answer, a wait, or the name of an event. */
const wordsOf = (eventType: string): string => {
  if (eventType === '') return 'at once';
  const answered = /^xstate\.done\.actor\.(?:\d+\.)?([\w-]+)/u.exec(eventType);
  if (answered !== null) return `${answered[1]} answered`;
  const broke = /^xstate\.error\.actor\.(?:\d+\.)?([\w-]+)/u.exec(eventType);
  if (broke !== null) return `${broke[1]} broke`;
  const after = /^xstate\.after\.([\w-]+)/u.exec(eventType);
  return after === null ? eventType : `after ${after[1]}`;
};

/** Event type with the id of an invoke replaced by the name of its effect. */
const sourceOf = ({ source, eventType }: AnyTransitionDefinition): string => {
  const invoked = source.invoke.find(({ id }) => eventType.endsWith(`.actor.${id}`));
  return typeof invoked?.src === 'string' ? eventType.replace(invoked.id, invoked.src) : eventType;
};

const guardOf = ({ guard }: AnyTransitionDefinition): string => {
  const name = typeof guard === 'object' && 'type' in guard ? guard.type : guard;
  return typeof name === 'string' ? ` [${name}]` : '';
};

/** Label of a transition with its guard: `sendCode answered`, `codeAsked`, `after tick [isOver]`. */
export const transitionLabel = (transition: AnyTransitionDefinition): string =>
  `${wordsOf(sourceOf(transition))}${guardOf(transition)}`;

/** Transitions that leave a state, in the order of the chart. */
export const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];
