export function beginStep(
  name: string,
  options?: { readonly afterMs?: number; readonly say?: (line: string) => void },
): () => void;
