import type { EnvironmentModuleNode, Plugin } from 'vite';

/** A pending edit: the file's modules, and each module's HMR timestamp before Vite changes it. */
type Edit = {
  readonly edited: readonly EnvironmentModuleNode[];
  readonly time: number;
  readonly before: ReadonlyMap<EnvironmentModuleNode, number>;
};

/**
 * Prevents re-fetching the importers of an edited component. Vite would mark them as changed, and the next edit would
 * load a new error boundary and lazy page; React would then remount everything inside and lose typed input.
 */
export const hotInPlace = (): Plugin => {
  let edits: Edit[] = [];
  return {
    name: 'baize:hot-in-place',
    apply: 'serve',
    hotUpdate: {
      order: 'post',
      handler({ modules, timestamp }) {
        if (this.environment.name !== 'client') return;
        const before = new Map(modulesOf(this.environment.moduleGraph).map((each) => [each, each.lastHMRTimestamp]));
        edits.push({ edited: modules, time: timestamp, before });
      },
    },
    configureServer(server) {
      const { moduleGraph } = server.environments.client;
      // Vite marks modules after the last plugin's hook and before it notifies the browser, so the browser's next
      // request is early enough to undo it.
      server.middlewares.use((_request, _response, next) => {
        const marked = edits.filter(({ edited, time }) => edited.every((each) => each.lastHMRTimestamp >= time));
        edits = edits.filter((edit) => !marked.includes(edit));
        // Newest first: a later edit's `before` includes an earlier edit's marks.
        for (const edit of marked.toReversed()) unmark(modulesOf(moduleGraph), edit);
        next();
      });
    },
  };
};

const modulesOf = (graph: { readonly idToModuleMap: ReadonlyMap<string, EnvironmentModuleNode> }) => [
  ...graph.idToModuleMap.values(),
];

const unmark = (modules: readonly EnvironmentModuleNode[], { edited, time, before }: Edit): void => {
  const runAnew = new Set<EnvironmentModuleNode>();
  const follow = (module: EnvironmentModuleNode): void => {
    if (runAnew.has(module)) return;
    runAnew.add(module);
    if (module.isSelfAccepting === true) return;
    for (const importer of module.importers) if (!importer.acceptedHmrDeps.has(module)) follow(importer);
  };
  edited.forEach(follow);
  for (const module of modules)
    if (module.lastHMRTimestamp === time && !runAnew.has(module)) module.lastHMRTimestamp = before.get(module) ?? 0;
};
