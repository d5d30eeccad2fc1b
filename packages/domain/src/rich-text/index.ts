export { leadsSafely, richTextAttributes, richTextTags } from './richText.rules.ts';
