/** Id of the release's message when the merchant's own message replaces it. No message of the portal has such an id. */
export const sharedSentenceId = (id: string): string => `shared:${id}`;

/**
 * The release's messages overlaid with the merchant's own. Replaced messages are kept as a fallback for an own message
 * that fails to format.
 */
export const withOwnSentences = <Message>(
  shared: Readonly<Record<string, Message>>,
  own: Readonly<Record<string, Message>>,
): Record<string, Message> => {
  const laid: Record<string, Message> = { ...shared, ...own };
  for (const id of Object.keys(own)) {
    const replaced = shared[id];
    if (replaced !== undefined) laid[sharedSentenceId(id)] = replaced;
  }
  return laid;
};
