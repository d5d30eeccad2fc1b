export interface RequestedWayBack {
  /** A path of this site; whether there is a page at it is asked when going there. */
  readonly wayBack: string | undefined;
}

/** Where `/login?return=` leads on to: never off the site, whatever anybody writes into a link (REQ-031). */
export function requestedWayBack(search: URLSearchParams): RequestedWayBack {
  const value = search.get('return');
  if (value === null || !/^\/(?![/\\])/.test(value)) return { wayBack: undefined };
  const url = new URL(value, 'https://site.invalid');
  return { wayBack: url.host === 'site.invalid' ? `${url.pathname}${url.search}${url.hash}` : undefined };
}
