import type { Resource, ResourceType } from '@baize/gateway-sdk/system';
import { contactHref } from './contact.rules.ts';
import { useStartUp } from './useStartUp.ts';

/** The merchant's first contact of a type, as the gateway writes it, with its link; undefined when there is none. */
export const useContact = (type: ResourceType): (Pick<Resource, 'url'> & { readonly href: string }) | undefined => {
  const found = useStartUp().startUp?.resources.find(({ resourceType }) => resourceType === type);
  const href = found && contactHref(found);
  return found && href !== undefined ? { url: found.url, href } : undefined;
};
