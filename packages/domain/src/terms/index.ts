/** Every version of the terms that sites have shown, the current one last. */
const TERMS_VERSIONS = ['1'] as const;

/** The version of the terms that a site shows and stores with each registration (D14). */
export const TERMS_VERSION: (typeof TERMS_VERSIONS)[number] = '1';

/** True for a version of the terms that a site has shown; a registration with any other version is refused. */
export const isTermsVersion = (version: string): boolean => TERMS_VERSIONS.some((known) => known === version);
