/**
 * The CDNs in the order to try them: without duplicates, rotated to a random start (REQ-075). Choose once per session.
 * Entries that are not http(s) URLs are dropped; `random` returns a number from 0 to below 1.
 */
export const chooseCdn = (list: readonly string[], random: () => number): readonly string[] => {
  const usable = [...new Set(list.map((url) => url.replace(/\/+$/u, '')))].filter((url) => /^https?:\/\/./iu.test(url));
  const first = Math.floor(random() * usable.length) % Math.max(usable.length, 1);
  return [...usable.slice(first), ...usable.slice(0, first)];
};
