/** Where the release's own sentence is kept beside a merchant's in its place. No message of the portal has such an id. */
export const sharedSentenceId = (id: string): string => `shared:${id}`;

/**
 * Sentences of the release with the merchant's own in their place and beside them. Those that were replaced stay at hand,
 * for a merchant's that cannot be said.
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
