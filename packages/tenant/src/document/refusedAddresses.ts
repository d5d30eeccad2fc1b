import { allowedAddress, thisSite } from '@baize/domain/addresses';
import type { TenantDocument } from './document.types.ts';
import type { StartUpFacts } from './effectiveSite.ts';

type Named = Pick<StartUpFacts, 'imageCdns' | 'launchCdns' | 'resources'>;

/** Addresses from the gateway outside the merchant's allowed origins. They are not used, and are reported. */
export const refusedAddresses = (
  { origins }: TenantDocument,
  { imageCdns, launchCdns, resources }: Named,
): string[] => {
  const chats = resources.filter(({ resourceType }) => resourceType === 'LIVECHAT').map(({ url }) => url);
  const named = [
    [origins.images, imageCdns],
    [origins.frames, launchCdns],
    [origins.chat, chats],
  ] as const;
  return named.flatMap(([allowed, urls]) =>
    urls.filter((url) => !allowedAddress(url, { site: thisSite, origins: allowed })),
  );
};
