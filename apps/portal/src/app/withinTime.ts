const TIMEOUT_SECONDS = 120;

/** What a page's chunk or its words fail with: they could not be fetched, or not in time (REQ-039). */
export class ChunkFailure extends Error {
  constructor(cause?: unknown) {
    super('Loading chunk failed', { cause });
    this.name = 'ChunkFailure';
  }
}

/** What was fetched, or a `ChunkFailure`; waiting for it ends after 120 seconds. */
export async function withinTime<T>(load: () => Promise<T>, seconds = TIMEOUT_SECONDS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkFailure()), seconds * 1000);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    throw error instanceof ChunkFailure ? error : new ChunkFailure(error);
  } finally {
    clearTimeout(timer);
  }
}
