import type { TenantDocument } from '@baize/tenant/document';
import type { Messages } from '@lingui/core';
import type { LoadWords } from './Vocabulary.ts';

/**
 * Fetches sentences by the addresses in the tenant document: a file per area, shared by merchants, and one with the
 * merchant's own.
 */
export const fetchWords =
  ({ words }: TenantDocument): LoadWords =>
  async (language, part) => {
    const { areas = language, own } = words[language] ?? {};
    if (part === 'own' && own === undefined) return {};
    const answer = await fetch(`/languages/${part === 'own' ? own : `${areas}/${part}`}.json`);
    if (!answer.ok) throw new Error(`No sentences at ${answer.url}: ${answer.status}`);
    return (await answer.json()) as Messages;
  };
