const FEWEST_CHARACTERS = 32;
const FEWEST_DIFFERENT = 10;

/** Default shared secret of gateway and sandbox vendor in development. Published, so production refuses it. */
export const DEVELOPMENT_SECRET = 'baize-development-vendor-secret';

// Published with the sources or common in examples: an attacker tries these first.
const PUBLISHED = /development|example|change-?me|secret|password/iu;

/** Reason that a secret is too weak for production, as the end of a sentence; undefined when it is strong enough. */
export const secretProblem = (secret: string): string | undefined => {
  if (PUBLISHED.test(secret)) return 'is published or usual in examples';
  if (secret.length < FEWEST_CHARACTERS) return `has ${secret.length} characters of at least ${FEWEST_CHARACTERS}`;
  if (new Set(secret).size < FEWEST_DIFFERENT) return 'repeats a few characters';
  return undefined;
};
