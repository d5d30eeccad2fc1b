/**
 * One of several things by a title: the same in every run. Another thing moves only the titles that it wins (rendezvous
 * hashing). Throws if there is nothing to choose from.
 */
export const choose = <T>(title: string, things: readonly T[], nameOf: (thing: T) => string): T => {
  const [first] = things
    .map((thing) => ({ thing, weight: hashOf(`${title}\n${nameOf(thing)}`) }))
    .toSorted((one, other) => other.weight - one.weight);
  if (first === undefined) throw new Error(`No assembled site fits “${title}”.`);
  return first.thing;
};

/** FNV-1a of 32 bits, mixed once more so that similar texts differ in every bit. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};
