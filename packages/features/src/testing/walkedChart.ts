/** Visited state of a chart, with the transitions that leave it. */
export type Charted<Snapshot> = {
  readonly state: Snapshot;
  readonly transitions: Readonly<
    Record<string, { readonly state: Snapshot; readonly event: { readonly type: string } }>
  >;
};

/** Returns each state that is left when an effect throws, with the state that is entered. */
export const errorTargets = <Snapshot extends { readonly value: unknown }>(map: readonly Charted<Snapshot>[]) =>
  map.flatMap(({ state: before, transitions }) =>
    Object.values(transitions)
      .filter(({ event, state }) => event.type.startsWith('xstate.error.') && state.value !== before.value)
      .map(({ state }) => ({ left: before.value, state })),
  );

/** Returns the states from which no final state can be reached. */
export const deadEnds = <Snapshot extends { readonly status: string; readonly value: unknown }>(
  map: readonly Charted<Snapshot>[],
  serialize: (state: Snapshot) => string,
) => {
  const isReaching = new Set(map.filter(({ state }) => state.status === 'done').map(({ state }) => serialize(state)));
  for (let before = -1; before !== isReaching.size;) {
    before = isReaching.size;
    for (const { state, transitions } of map) {
      const targets = Object.values(transitions).map((each) => serialize(each.state));
      if (targets.some((target) => isReaching.has(target))) isReaching.add(serialize(state));
    }
  }
  return map.filter(({ state }) => !isReaching.has(serialize(state))).map(({ state }) => state.value);
};
