/**
 * Where a site's words keep the release's own sentence beside a merchant's that asks for values: what is said when the
 * merchant's cannot be. No message of the portal has such an id.
 */
export const sharedSentenceId = (id: string): string => `shared:${id}`;
