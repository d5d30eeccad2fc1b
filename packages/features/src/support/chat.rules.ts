/**
 * Where a chat may open: at a whole address that the merchant lets chats in from; undefined is one that would open on the
 * site's own origin, or that nobody has let in.
 */
export const chatAddress = (url: string, allows: (address: string) => boolean): string | undefined =>
  URL.canParse(url) && allows(url) ? url : undefined;
