/** Format of a merchant's id: it serves as folder name, gateway code and local host name. */
export const tenantIdPattern = /^[a-z][a-z0-9-]{0,29}[a-z0-9]$/;

/** Host names of the platform itself: a merchant with such an id would be unreachable. */
export const reservedIds: readonly string[] = [
  'api',
  'assets',
  'cdn',
  'edge',
  'games',
  'gateway',
  'localhost',
  'pay',
  'payments',
  'vendor',
  'www',
];

/** The mistake in an id and its fix; undefined if the id is valid. */
export const checkTenantId = (id: string): { message: string; fix: string } | undefined => {
  if (reservedIds.includes(id)) {
    const fix = `Choose another id, such as "${id}-play". Reserved are ${reservedIds.join(', ')}.`;
    return { message: `"${id}" is a host name of the platform itself.`, fix };
  }
  if (tenantIdPattern.test(id)) return undefined;
  const fix = 'Use 2 to 31 small letters, digits and hyphens, beginning with a letter, such as "jade-palace".';
  if (id.length > 31) return { message: `The id has ${id.length} characters; 31 are the most.`, fix };
  if (tenantIdPattern.test(id.toLowerCase())) {
    return { message: `"${id}" has capital letters, which a host name has not.`, fix: `Write "${id.toLowerCase()}".` };
  }
  const wrong = /[^a-z0-9-]/.exec(id)?.[0];
  const reason = wrong === undefined ? 'begins or ends with the wrong sign' : `holds ${JSON.stringify(wrong)}`;
  return { message: `${JSON.stringify(id)} is not an id: it ${id.length < 2 ? 'is too short' : reason}.`, fix };
};
