import { expect, it } from 'vitest';
import { contactHref } from './contact.rules.ts';

it.each([
  ['PHONE', '+86 400 000-0188', 'tel:+864000000188'],
  ['PHONE', 'tel:(020) 1234.56', 'tel:020123456'],
  ['PHONE', 'javascript:alert(1)', undefined],
  ['EMAIL', 'help@a.example', 'mailto:help@a.example'],
  ['EMAIL', 'mailto:help@a.example', 'mailto:help@a.example'],
  ['EMAIL', 'help@a.example?bcc=x@y.example', undefined],
  ['TELEGRAM', 'https://t.me/a', 'https://t.me/a'],
  ['TELEGRAM', 'javascript:alert(1)', undefined],
  ['Android', 'not an address', undefined],
] as const)('leads from a %s of %s to %s', (resourceType, url, href) => {
  expect(contactHref({ resourceType, url })).toBe(href);
});
