const originPattern =
  /^(https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?|http:\/\/([a-z0-9-]+\.)*localhost(:(\d{1,5}|\*))?)$/;

/** Whether a text may stand in the content policy: an https origin without a path, or a local one (any port) for development. */
export function isOrigin(text: string): boolean {
  return originPattern.test(text);
}
