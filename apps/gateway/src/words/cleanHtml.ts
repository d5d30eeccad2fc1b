import { leadsSafely, richTextAttributes, richTextTags } from '@baize/domain/rich-text';
import sanitize from 'sanitize-html';

/**
 * A merchant's HTML without anything that loads, runs or leads astray: by the list that the portal cleans by, too. What it
 * cleaned stays as it is when it is cleaned again (REQ-200).
 */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: [...richTextTags],
    allowedAttributes: { '*': richTextAttributes.filter((name) => name !== 'href'), a: ['href'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // Whatever stands in these goes with them.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'template'],
    transformTags: {
      a: (tagName, { href = '', ...attribs }) => ({
        tagName,
        attribs: leadsSafely(href.trim()) ? { ...attribs, href: href.trim() } : attribs,
      }),
    },
  });
