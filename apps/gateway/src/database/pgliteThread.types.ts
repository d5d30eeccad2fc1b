/** Start options of the embedded database: its folder, or memory with a gzipped snapshot to load. */
export type Start = { readonly folder: string | undefined; readonly snapshot: ArrayBuffer | undefined };

/** The worker's data: the start options and the compiled PostgreSQL. */
export type ThreadStart = Start & { readonly program: WebAssembly.Module };

/** A message to the worker: bytes of PostgreSQL's protocol, answered in order, or a command. */
export type Command = Uint8Array | 'dump' | 'close';
