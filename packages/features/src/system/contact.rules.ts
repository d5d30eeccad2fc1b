import type { Resource } from '@baize/gateway-sdk/system';

const isWeb = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/**
 * Where a way to reach the merchant leads (REQ-059): a telephone number is called, an e-mail address written to, all else is
 * a page on the web. Undefined for what is none of these: an address that comes from outside must not run anything.
 */
export const contactHref = ({ resourceType, url }: Pick<Resource, 'resourceType' | 'url'>): string | undefined => {
  if (resourceType === 'PHONE') {
    const digits = url.replace(/^tel:/, '').replace(/[\s()./-]/g, '');
    return /^\+?\d{4,}$/.test(digits) ? `tel:${digits}` : undefined;
  }
  if (resourceType === 'EMAIL') {
    const address = url.replace(/^mailto:/, '');
    return /^[^\s@?&]+@[^\s@?&]+$/.test(address) ? `mailto:${address}` : undefined;
  }
  return isWeb(url) ? url : undefined;
};
