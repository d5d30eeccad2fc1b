export type FileLimits = {
  /** MIME types, e.g. `image/png`. */
  types: readonly string[];
  maxBytes: number;
  maxCount: number;
};

/** A refused file: wrong type, too large, one too many, or already held. */
export type FileRefusal = { file: File; reason: 'type' | 'size' | 'count' | 'double' };

/** Adds the offered files within the limits to those held. The type is the browser's; contents are not checked. */
export const takeFiles = (held: readonly File[], offered: Iterable<File>, limits: FileLimits) => {
  const files = [...held];
  const refusals: FileRefusal[] = [];
  for (const file of offered) {
    const reason = refusalOf(file, files, limits);
    if (reason) refusals.push({ file, reason });
    else files.push(file);
  }
  return { files, refusals };
};

const refusalOf = (file: File, files: readonly File[], limits: FileLimits): FileRefusal['reason'] | undefined => {
  if (files.some((other) => isSame(file, other))) return 'double';
  if (!limits.types.includes(file.type)) return 'type';
  if (file.size > limits.maxBytes) return 'size';
  return files.length >= limits.maxCount ? 'count' : undefined;
};

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
