import type { Manifest } from 'vite';

export type ClientManifest = Manifest;

/** The files of a source's chunk and of all chunks that it statically imports. */
export const chunksOf = (manifest: ClientManifest, source: string | undefined, seen = new Set<string>()): string[] => {
  const chunk = source === undefined ? undefined : manifest[source];
  if (chunk === undefined || seen.has(chunk.file)) return [];
  seen.add(chunk.file);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => chunksOf(manifest, next, seen))];
};

/**
 * A cycle of chunks, from the first one back to itself; undefined without one. In a cycle, a chunk may run before its
 * imports.
 */
export const circleOf = (manifest: ClientManifest): string[] | undefined => {
  const done = new Set<string>();
  const from = (source: string, way: readonly string[]): string[] | undefined => {
    const at = way.indexOf(source);
    if (at !== -1) return [...way.slice(at), source];
    if (done.has(source)) return undefined;
    for (const next of manifest[source]?.imports ?? []) {
      const circle = from(next, [...way, source]);
      if (circle !== undefined) return circle;
    }
    done.add(source);
    return undefined;
  };
  for (const source of Object.keys(manifest)) {
    const circle = from(source, []);
    if (circle !== undefined) return circle.map((each) => manifest[each]?.file ?? each);
  }
  return undefined;
};
