/**
 * The scripts that Firebase Authentication and Google's tag load, and those that these load in turn. Tag containers are
 * left out, since they could load any script.
 */
const scripts = [
  /^https:\/\/www\.google\.com\/recaptcha\/(api|enterprise)\.js\?/u,
  /^https:\/\/www\.gstatic\.com\/recaptcha\/releases\/[\w-]+\/recaptcha__\w+\.js$/u,
  /^https:\/\/apis\.google\.com\/js\/api\.js\?/u,
  /^https:\/\/apis\.google\.com\/_\/scs\//u,
  /^https:\/\/www\.googletagmanager\.com\/gtag\/(js|destination)\?id=(G|GT|AW|DC)-[A-Z\d]+(&|$)/u,
];

type TrustedTypes = {
  readonly defaultPolicy: object | null;
  readonly createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => unknown;
};

/**
 * Returns the address of an allowed script; throws for any other. The policy creates no scripts from text and no HTML.
 */
export const scriptAddress = (address: string): string => {
  if (scripts.some((script) => script.test(address))) return address;
  throw new TypeError(`No script is loaded from ${address}`);
};

/** Both libraries set script addresses as plain strings, which only a default policy can allow. */
export const allowScripts = (): void => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes?.defaultPolicy === null) trustedTypes.createPolicy('default', { createScriptURL: scriptAddress });
};
