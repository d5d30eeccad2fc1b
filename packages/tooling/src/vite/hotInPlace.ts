import type { EnvironmentModuleNode, Plugin } from 'vite';

/** An edit that Vite is about to mark: the modules of the file, and how each module of the page was marked before. */
interface Edit {
  readonly edited: readonly EnvironmentModuleNode[];
  readonly time: number;
  readonly before: ReadonlyMap<EnvironmentModuleNode, number>;
}

/**
 * Keeps modules above an edited component as they are. Vite would mark them as changed and fetch them again at the next
 * edit, with a new error boundary and a new lazy page; React would then rebuild everything inside and lose what was
 * typed.
 */
export function hotInPlace(): Plugin {
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
      // Vite marks after the last plugin was asked, and the browser is told after that: its next request comes in time.
      server.middlewares.use((_request, _response, next) => {
        const marked = edits.filter(({ edited, time }) => edited.every((each) => each.lastHMRTimestamp >= time));
        edits = edits.filter((edit) => !marked.includes(edit));
        // The newest first: it marked what an older one had marked already.
        for (const edit of marked.toReversed()) unmark(modulesOf(moduleGraph), edit);
        next();
      });
    },
  };
}

function modulesOf(graph: { readonly idToModuleMap: ReadonlyMap<string, EnvironmentModuleNode> }) {
  return [...graph.idToModuleMap.values()];
}

function unmark(modules: readonly EnvironmentModuleNode[], { edited, time, before }: Edit): void {
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
}
