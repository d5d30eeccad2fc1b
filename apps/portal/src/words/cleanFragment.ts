import { leadsSafely, richTextAttributes, richTextTags } from '@baize/domain/rich-text';
import purify from 'dompurify';

purify.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (attribute.attrName === 'href') attribute.keepAttr = leadsSafely(attribute.attrValue);
});

/**
 * A merchant's HTML as nodes, without anything that loads, runs or leads astray: by the list that the gateway cleans by, too
 * (REQ-200). They are shown as they are: what is changed afterwards has not been cleaned.
 */
export const cleanFragment = (html: string): DocumentFragment =>
  purify.sanitize(html, {
    ALLOWED_TAGS: [...richTextTags],
    ALLOWED_ATTR: richTextAttributes.filter((name) => name !== 'href'),
    ADD_ATTR: (attribute, tag) => attribute === 'href' && tag === 'a',
    ADD_URI_SAFE_ATTR: ['dir', 'lang'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
