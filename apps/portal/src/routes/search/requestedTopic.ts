/** The help topic that an address asks for; one that there is not opens nothing. */
export const requestedTopic = (search: URLSearchParams) => ({ topic: search.get('topic') ?? undefined });
