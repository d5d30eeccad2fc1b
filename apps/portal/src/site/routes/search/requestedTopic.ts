/** Parses the topic of the help page; an unknown one opens nothing. */
export const requestedTopic = (search: URLSearchParams) => ({ topic: search.get('topic') ?? undefined });
