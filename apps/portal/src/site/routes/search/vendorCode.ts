const vendorCode = /^[\w-]{1,32}$/;

/**
 * The vendor's code in an address; undefined unless it has the form of a code. It may be rendered in place of the
 * vendor's name, and a link must not be able to put sentences there.
 */
export const vendorIn = (search: URLSearchParams, parameter: string): string | undefined => {
  const vendor = search.get(parameter) ?? '';
  return vendorCode.test(vendor) ? vendor : undefined;
};
