import type { Resource, ResourceType } from '@baize/gateway-sdk/system';
import { contactHref } from './contact.rules.ts';

/** An app to install: its platform, the merchant's name for it, and its URL. */
export type Download = { readonly platform: ResourceType; readonly name: string; readonly href: string };

/** Default names of apps, by platform. */
const platformNames: Partial<Record<ResourceType, string>> = { Android: 'Android', IOS: 'iOS', MOBILECONFIG: 'iOS' };

/**
 * The installable apps among a merchant's resources, without duplicates. Leaves out phone, e-mail, chat and messenger
 * resources (REQ-228) and those without a valid URL.
 */
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
