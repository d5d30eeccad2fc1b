import type { Resource, ResourceType } from '@baize/gateway-sdk/system';
import { contactHref } from './contact.rules.ts';

/** An app to install: for which platform, what the merchant calls it, and where it is. */
export type Download = { readonly platform: ResourceType; readonly name: string; readonly href: string };

const contacts: ReadonlySet<ResourceType> = new Set(['PHONE', 'EMAIL', 'LIVECHAT', 'TELEGRAM']);

/** What can be installed of a merchant's resources: not telephone, e-mail, chat and messenger (REQ-228), nor what has no address. */
export const downloadsOf = (resources: readonly Resource[]): readonly Download[] =>
  resources.flatMap((resource) => {
    const href = contacts.has(resource.resourceType) ? undefined : contactHref(resource);
    return href === undefined ? [] : [{ platform: resource.resourceType, name: resource.name, href }];
  });
