import type { TenantDocument } from '@baize/tenant/document';
import type { Messages } from '@lingui/core';

export type PageData = {
  readonly document: TenantDocument;
  /** The sentences of the first screen, in the default language. */
  readonly messages: Messages;
  readonly root: HTMLElement;
};

/**
 * Reads the data that the assembler wrote into the page. Not validated, since the same release wrote it. Throws without
 * `#root`.
 */
export const readPage = (page: Document): PageData => {
  const root = page.getElementById('root');
  if (root === null) throw new Error('The page has no #root: it was not written by the assembler.');
  return {
    document: block(page, 'tenant') as TenantDocument,
    messages: block(page, 'messages') as Messages,
    root,
  };
};

const block = (page: Document, id: string): unknown => JSON.parse(page.getElementById(id)?.textContent ?? '{}');
