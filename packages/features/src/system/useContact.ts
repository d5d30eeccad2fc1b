import type { Resource, ResourceType } from '@baize/gateway-sdk/system';
import { contactHref } from './contact.rules.ts';
import { useStartUp } from './useStartUp.ts';

/** The first way of a kind to reach the merchant, as the gateway writes it, and where it leads; undefined where there is none. */
export const useContact = (type: ResourceType): (Pick<Resource, 'url'> & { readonly href: string }) | undefined => {
  const found = useStartUp().startUp?.resources.find(({ resourceType }) => resourceType === type);
  const href = found && contactHref(found);
  return found && href !== undefined ? { url: found.url, href } : undefined;
};
