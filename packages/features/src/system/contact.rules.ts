import { allowedAddress } from '@baize/domain/addresses';
import type { Resource } from '@baize/gateway-sdk/system';

const leading = (address: string, ...schemes: readonly string[]): string | undefined =>
  allowedAddress(address, { schemes }) && address;

/**
 * The link of a contact resource (REQ-059): `tel:` for phone numbers, `mailto:` for e-mail addresses, http(s) for all
 * else. Undefined for any other value, because an external URL must not run scripts.
 */
export const contactHref = ({ resourceType, url }: Pick<Resource, 'resourceType' | 'url'>): string | undefined => {
  if (resourceType === 'PHONE') {
    const digits = url.replace(/^tel:/, '').replace(/[\s()./-]/g, '');
    return /^\+?\d{4,}$/.test(digits) ? leading(`tel:${digits}`, 'tel:') : undefined;
  }
  if (resourceType === 'EMAIL') {
    const address = url.replace(/^mailto:/, '');
    return /^[^\s@?&]+@[^\s@?&]+$/.test(address) ? leading(`mailto:${address}`, 'mailto:') : undefined;
  }
  return leading(url, 'https:', 'http:');
};
