/** The version of the terms that a site shows, and that a registration is written down with (D14). */
export const TERMS_VERSION = '1';
