/** E-mail addresses, and digit groups as in phone, card and account numbers. Patterns run in linear time. */
const OF_PERSONS: readonly RegExp[] = [/[^\s"'<>@]{1,64}@[^\s"'<>@]{1,255}/gu, /\+?\d(?:[ .()-]?\d){6,}/gu];

/** Replaces personal data in a text by `[removed]`. */
export const withoutPersons = (text: string): string =>
  OF_PERSONS.reduce((told, personal) => told.replace(personal, '[removed]'), text);
