/**
 * The URL of a chat, if it is absolute and the merchant allows it; else undefined. A relative URL would open on the
 * site's own origin.
 */
export const chatAddress = (url: string, allows: (address: string) => boolean): string | undefined =>
  URL.canParse(url) && allows(url) ? url : undefined;
