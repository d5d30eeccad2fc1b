/** What the embedded database begins with: a folder of its own, or memory, and a snapshot to unpack in memory. */
export type Start = { readonly folder: string | undefined; readonly snapshot: ArrayBuffer | undefined };

/** The same, with PostgreSQL itself. */
export type ThreadStart = Start & { readonly program: WebAssembly.Module };

/** What it is told: bytes of PostgreSQL's protocol, which it answers in the order they came, or a command of ours. */
export type Command = Uint8Array | 'dump' | 'close';
