import { codesOf } from './merchantQuestions.ts';
import type { MerchantAnswers } from './merchantQuestions.ts';

const WIDTH = 120;

/** JSON in the project's format: a list of names is on one line if it fits. */
const formatted = (value: unknown): string => {
  const text = JSON.stringify(value, null, 2);
  return text.replaceAll(
    /^( *)(".*": )?\[\n([^[\]{}]*?)\n *\](,?)$/gm,
    (whole, indent: string, key = '', items: string, comma: string) => {
      const line = `${indent}${key}[${items.replaceAll(/\s*\n\s*/g, ' ').trim()}]${comma}`;
      return line.length > WIDTH ? whole : line;
    },
  );
};

/** The template's `tenant.json` with the answers filled in; all other fields stay as in the template. */
export const tenantText = (template: string, answers: MerchantAnswers): string => {
  const { id, name, languages, theme, color, email } = answers;
  const { $schema, format, ...rest } = JSON.parse(template) as Record<string, unknown>;
  const [defaultLanguage] = codesOf(languages);
  const facts = { brandName: name, languages: codesOf(languages), defaultLanguage, theme };
  const brandColor = color === '' ? {} : { brandColor: color };
  const contact = { supportEmail: email, customerService: `mailto:${email}` };
  const { brandName: _name, languages: _languages, defaultLanguage: _default, theme: _theme, ...kept } = rest;
  return `${formatted({ $schema, format, id, ...facts, ...brandColor, ...kept, ...contact })}\n`;
};
