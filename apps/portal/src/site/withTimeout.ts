const TIMEOUT_SECONDS = 120;

/** Thrown when a page's chunk or words cannot be fetched, or not in time (REQ-039). */
export class ChunkFailure extends Error {
  /** True when the browser was offline as the fetch began or failed: nothing for the operator to mend. */
  readonly wasOffline: boolean;

  constructor(cause?: unknown, wasOffline = !navigator.onLine) {
    super('Loading chunk failed', { cause });
    this.name = 'ChunkFailure';
    this.wasOffline = wasOffline;
  }
}

/** Returns what `load` returns. Rejects with a `ChunkFailure` when it fails, or takes longer than `seconds` (120). */
export const withTimeout = async <T>(load: () => Promise<T>, seconds = TIMEOUT_SECONDS): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begunOffline = !navigator.onLine;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkFailure()), seconds * 1000);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    throw error instanceof ChunkFailure ? error : new ChunkFailure(error, begunOffline || !navigator.onLine);
  } finally {
    clearTimeout(timer);
  }
};
