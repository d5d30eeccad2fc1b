/**
 * The scripts that Firebase Authentication and Google's tag fetch, and what these fetch in turn. No container of tags, which
 * could bring any script.
 */
const scripts = [
  /^https:\/\/www\.google\.com\/recaptcha\/(api|enterprise)\.js\?/u,
  /^https:\/\/www\.gstatic\.com\/recaptcha\/releases\/[\w-]+\/recaptcha__\w+\.js$/u,
  /^https:\/\/apis\.google\.com\/js\/api\.js\?/u,
  /^https:\/\/apis\.google\.com\/_\/scs\//u,
  /^https:\/\/www\.googletagmanager\.com\/gtag\/(js|destination)\?id=(G|GT|AW|DC)-[A-Z\d]+(&|$)/u,
];

interface TrustedTypes {
  readonly defaultPolicy: object | null;
  readonly createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => unknown;
}

/** An address of a script, if it is one of those; any other is refused, as is every text that would become a script or HTML. */
export function scriptAddress(address: string): string {
  if (scripts.some((script) => script.test(address))) return address;
  throw new TypeError(`No script is loaded from ${address}`);
}

/** Both write addresses of scripts as plain texts, which the default policy alone can let through. */
export function letScriptsIn(): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes?.defaultPolicy === null) trustedTypes.createPolicy('default', { createScriptURL: scriptAddress });
}
