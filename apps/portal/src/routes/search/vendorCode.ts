const vendorCode = /^[\w-]{1,32}$/;

/**
 * The vendor that an address names; undefined where that is no code. A code may stand where the vendor's name will: an
 * address must not write sentences there.
 */
export function vendorIn(search: URLSearchParams, parameter: string): string | undefined {
  const vendor = search.get(parameter) ?? '';
  return vendorCode.test(vendor) ? vendor : undefined;
}
