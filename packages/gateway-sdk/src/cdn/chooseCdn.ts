/**
 * The CDNs in the order to try them: each address once, beginning at a random one (REQ-075). Choose once per session.
 * What is no http(s) address is left out; `random` answers between 0 and 1.
 */
export const chooseCdn = (list: readonly string[], random: () => number): readonly string[] => {
  const usable = [...new Set(list.map((url) => url.replace(/\/+$/u, '')))].filter((url) => /^https?:\/\/./iu.test(url));
  const first = Math.floor(random() * usable.length) % Math.max(usable.length, 1);
  return [...usable.slice(first), ...usable.slice(0, first)];
};
