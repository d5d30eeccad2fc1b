import type { Manifest } from 'vite';

export type ClientManifest = Manifest;

/** The chunk of a source file and all that it statically imports. */
export function chunksOf(manifest: ClientManifest, source: string | undefined, seen = new Set<string>()): string[] {
  const chunk = source === undefined ? undefined : manifest[source];
  if (chunk === undefined || seen.has(chunk.file)) return [];
  seen.add(chunk.file);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => chunksOf(manifest, next, seen))];
}

/** Chunks that import each other, as a way from the first round to it again: each may run before what it needs is there. */
export function circleOf(manifest: ClientManifest): string[] | undefined {
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
}
