import { NodeFS } from '@electric-sql/pglite/nodefs';

type Initial = Parameters<NodeFS['init']>[1];

/** PGlite's file system, with permissions for the user only: PGlite itself ignores the umask. */
export class PrivateFiles extends NodeFS {
  override async init(pg: Parameters<NodeFS['init']>[0], options: Initial): Promise<{ emscriptenOpts: Initial }> {
    const { emscriptenOpts } = await super.init(pg, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...(emscriptenOpts.preRun ?? []),
          ({ FS }) => {
            const { chmod } = FS;
            FS.chmod = (path: string, mode: number, dontFollow?: boolean) =>
              chmod.call(FS, path, mode & ~0o077, dontFollow);
          },
        ],
      },
    };
  }
}
