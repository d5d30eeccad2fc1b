export { leadsSafely, richTextAttributes, richTextTags, safeAddress } from './richText.rules.ts';
