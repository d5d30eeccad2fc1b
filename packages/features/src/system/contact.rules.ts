import { allowedAddress } from '@baize/domain/addresses';
import type { Resource } from '@baize/gateway-sdk/system';

const leading = (address: string, ...schemes: readonly string[]): string | undefined =>
  allowedAddress(address, { schemes }) && address;

/**
 * Where a way to reach the merchant leads (REQ-059): a telephone number is called, an e-mail address written to, all else is
 * a page on the web. Undefined for what is none of these: an address that comes from outside must not run anything.
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
