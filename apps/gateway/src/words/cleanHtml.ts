import { leadsSafely, richTextAttributes, richTextTags } from '@baize/domain/rich-text';
import sanitize from 'sanitize-html';

/**
 * Sanitises a merchant's HTML by the allow-list that the portal uses too: nothing that loads, runs or misleads.
 * Idempotent (REQ-200).
 */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: [...richTextTags],
    allowedAttributes: { '*': richTextAttributes.filter((name) => name !== 'href'), a: ['href'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // Removed with their content.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'template'],
    transformTags: {
      a: (tagName, { href = '', ...attribs }) => ({
        tagName,
        attribs: leadsSafely(href.trim()) ? { ...attribs, href: href.trim() } : attribs,
      }),
    },
  });
