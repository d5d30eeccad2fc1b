import type { Resource, ResourceType } from '@baize/gateway-sdk/system';
import { contactHref } from './contact.rules.ts';

/** An app to install: for which platform, what the merchant calls it, and where it is. */
export type Download = { readonly platform: ResourceType; readonly name: string; readonly href: string };

/** What a platform calls itself, for an app that its merchant gave no name. */
const platformNames: Partial<Record<ResourceType, string>> = { Android: 'Android', IOS: 'iOS', MOBILECONFIG: 'iOS' };

/** What can be installed of a merchant's resources, each once: not telephone, e-mail, chat and messenger (REQ-228), nor what has no address. */
export const downloadsOf = (resources: readonly Resource[]): readonly Download[] => {
  const found = new Map<string, Download>();
  for (const resource of resources) {
    const platformName = platformNames[resource.resourceType];
    const href = contactHref(resource);
    if (platformName === undefined || href === undefined || found.has(href)) continue;
    found.set(href, { platform: resource.resourceType, name: resource.name.trim() || platformName, href });
  }
  return [...found.values()];
};
