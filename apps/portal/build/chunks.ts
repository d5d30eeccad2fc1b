import type { Manifest } from 'vite';

export type ClientManifest = Manifest;

/** The chunk of a source file and all that it statically imports. */
export function chunksOf(manifest: ClientManifest, source: string | undefined, seen = new Set<string>()): string[] {
  const chunk = source === undefined ? undefined : manifest[source];
  if (chunk === undefined || seen.has(chunk.file)) return [];
  seen.add(chunk.file);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => chunksOf(manifest, next, seen))];
}
