/** Platforms of the requested games, in the catalogue's format. */
export const PLATFORM = 'flash,html5-desktop';
