const SILENCE_MILLISECONDS = 15_000;

/** Reads a body; undefined when it breaks off, brings nothing for 15 seconds, or the signal aborts. */
export const readBlob = async (
  stream: ReadableStream<Uint8Array>,
  type: string,
  signal: AbortSignal | undefined,
): Promise<Blob | undefined> => {
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let isLeft = false;
  const leave = () => {
    isLeft = true;
    void reader.cancel().catch(() => undefined);
  };
  signal?.addEventListener('abort', leave);
  if (signal?.aborted === true) leave();
  try {
    for (;;) {
      const silence = setTimeout(leave, SILENCE_MILLISECONDS);
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      if (isLeft) return undefined;
      if (done) return new Blob(parts, { type });
      parts.push(value as Uint8Array<ArrayBuffer>);
    }
  } catch {
    return undefined;
  } finally {
    signal?.removeEventListener('abort', leave);
  }
};
