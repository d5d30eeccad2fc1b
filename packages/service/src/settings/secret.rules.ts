const FEWEST_CHARACTERS = 32;
const FEWEST_DIFFERENT = 10;

/** What gateway and sandbox vendor sign with on a developer's own machine. It is published: production refuses it. */
export const DEVELOPMENT_SECRET = 'baize-development-vendor-secret';

// Published with the sources or usual in examples: whoever guesses starts here.
const PUBLISHED = /development|example|change-?me|secret|password/iu;

/** Why a secret may not guard money, as the end of a sentence; undefined for one that may. */
export const secretFault = (secret: string): string | undefined => {
  if (PUBLISHED.test(secret)) return 'is published or usual in examples';
  if (secret.length < FEWEST_CHARACTERS) return `has ${secret.length} characters of at least ${FEWEST_CHARACTERS}`;
  if (new Set(secret).size < FEWEST_DIFFERENT) return 'repeats a few characters';
  return undefined;
};
