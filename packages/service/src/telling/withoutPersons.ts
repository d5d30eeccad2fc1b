/** E-mail addresses, and digits in a row as telephones, cards and accounts have them; each character is looked at a few times at most. */
const OF_PERSONS: readonly RegExp[] = [/[^\s"'<>@]{1,64}@[^\s"'<>@]{1,255}/gu, /\+?\d(?:[ .()-]?\d){6,}/gu];

/** A text without what belongs to a person rather than to a fault. */
export const withoutPersons = (text: string): string =>
  OF_PERSONS.reduce((told, personal) => told.replace(personal, '[removed]'), text);
