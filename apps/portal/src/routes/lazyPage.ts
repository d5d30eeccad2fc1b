import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const CHUNK_TIMEOUT_SECONDS = 120;

/** What a page's chunk fails with: it could not be fetched, or not in time (REQ-039). */
export class ChunkFailure extends Error {
  constructor(cause?: unknown) {
    super('Loading chunk failed', { cause });
    this.name = 'ChunkFailure';
  }
}

/** A page in a chunk of its own, fetched when it is first shown; waiting for it ends after 120 seconds. */
export function lazyPage(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: await withinTime(load) }));
}

/** The loaded page, or a `ChunkFailure`. */
export async function withinTime<T>(load: () => Promise<T>, seconds = CHUNK_TIMEOUT_SECONDS): Promise<T> {
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
