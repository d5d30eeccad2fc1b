import type { ReleaseManifest } from '@baize/assembler';
import { jurisdictionSources } from '@baize/domain/jurisdiction-sources';
import type { LawSource } from '@baize/domain/jurisdiction-sources';
import { jurisdictionIds, lawOf } from '@baize/domain/jurisdictions';
import { languages } from '@baize/domain/languages';
import { bannerRule, brandFiles, reservedIds, tokenTypes } from '@baize/tenant';
import type { CompiledMessages, CompiledMessage } from '@baize/tenant/messages';
import { schemaRows, type JsonSchema } from './schemaRows.ts';

const choicesText = (choices: object): string =>
  Object.entries(choices)
    .map(
      ([key, choice]) =>
        `${key === 'offset' ? 'offset:' : `${key} `}${Array.isArray(choice) ? `{${sentenceText(choice as CompiledMessage)}}` : String(choice)}`,
    )
    .join(' ');

/** A compiled sentence in the syntax of a `.po` file. */
export const sentenceText = (message: CompiledMessage): string =>
  message
    .map((token) => {
      if (typeof token === 'string') return token;
      const [name, kind, choices] = token;
      if (kind === undefined) return `{${name}}`;
      if (choices === undefined) return `{${name}, ${kind}}`;
      return `{${name}, ${kind}, ${typeof choices === 'string' ? choices : choicesText(choices as object)}}`;
    })
    .join('');

export type ReferenceFacts = {
  manifest: ReleaseManifest;
  english: CompiledMessages;
  schemas: Record<'tenant' | 'banners' | 'sandbox', JsonSchema>;
};

const cell = (text: string): string =>
  text
    .replaceAll('|', String.raw`\|`)
    .replaceAll('<', '&lt;')
    .replaceAll('\n', ' ');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(cell))];
  return lines.map((row) => `| ${row.join(' | ')} |`).join('\n');
};

const keys = (schema: JsonSchema): string => {
  const rows = schemaRows(schema).map(({ key, type, usual, meaning }) => [`\`${key}\``, type, usual, meaning]);
  return table(['key', 'type', 'when left out', 'meaning'], rows);
};

const bannerRows = ({ bannerGroups }: ReleaseManifest): string[][] =>
  bannerGroups.map((group) => {
    const limits = (form: 'wide' | 'narrow', name: string) => {
      const { maxKilobytes, size } = bannerRule(group, form, name);
      return `${size}; ${maxKilobytes} KB`;
    };
    return [
      `\`${group}\``,
      limits('wide', 'x.svg'),
      limits('wide', 'x.png'),
      limits('narrow', 'x.svg'),
      limits('narrow', 'x.png'),
    ];
  });

const lawRows = (): string[][] =>
  jurisdictionIds.flatMap((id) => {
    const sources: Record<string, LawSource> = jurisdictionSources[id];
    const rules: Record<string, unknown> = lawOf(id);
    return Object.entries(sources).map(([rule, { name, section, says, url }]) => [
      `\`${id}\``,
      `\`${rule}\``,
      `\`${JSON.stringify(rules[rule])}\``,
      says,
      `[${name}](${url}), ${section}`,
    ]);
  });

/** One Markdown page about everything that a tenant's folder may contain in a release. */
export const referencePage = ({ manifest, english, schemas }: ReferenceFacts): string => {
  const slide = Object.values(schemas.banners.properties ?? {}).find(({ type }) => type === 'array');
  const brand = Object.entries(brandFiles).map(([name, { maxKilobytes, what, size }]) => [
    `\`brand/${name}\``,
    what,
    size ?? 'a viewBox',
    `${maxKilobytes} KB`,
  ]);
  const spoken = Object.entries(languages).filter(([, { catalog }]) => manifest.languages.includes(catalog));
  const words = Object.entries(manifest.messages).sort(([a], [b]) => (a < b ? -1 : 1));
  const sections: [string, string][] = [
    [
      '`tenant.json`',
      `${keys(schemas.tenant)}\n\nIds that are reserved: ${reservedIds.map((id) => `\`${id}\``).join(', ')}.`,
    ],
    [
      '`banners/banners.json`',
      `An object with a list of slides for each banner group. A slide has:\n\n${keys(slide?.items ?? {})}\n\nIts words are the messages \`banner.<group>.<id>.title\` and \`banner.<group>.<id>.line\`, in every language that the tenant offers.`,
    ],
    [
      '`sandbox.json`',
      `How the reference gateway plays the merchant. No player's browser sees it.\n\n${keys(schemas.sandbox)}`,
    ],
    [
      'Jurisdictions',
      `What \`jurisdiction\` asks of a site, and where each rule is stated. \`none\` asks for nothing. Examples for demonstration, and no legal advice: a licence may ask for more. The gateway enforces the rules of money and play, and the portal shows the notices.\n\n${table(
        ['jurisdiction', 'rule', 'value', 'what the source says', 'source'],
        lawRows(),
      )}`,
    ],
    ['Files of the brand', table(['file', 'what it is', 'size', 'at most'], brand)],
    [
      'Banner groups',
      table(['group', 'wide drawing', 'wide photograph', 'narrow drawing', 'narrow photograph'], bannerRows(manifest)),
    ],
    [
      'Languages',
      table(
        ['code', 'tag', 'direction', 'reads the words of'],
        spoken.map(([code, { tag, direction, catalog }]) => [`\`${code}\``, tag, direction, catalog]),
      ),
    ],
    ['Themes', manifest.themes.map((theme) => `- \`${theme}\``).join('\n')],
    [
      'Pages',
      `The names for \`navigation\`, \`footer\` and a slide's \`to\`. This release has:\n\n${table(
        ['name', 'paths'],
        Object.entries(manifest.routes).map(([name, page]) => [`\`${name}\``, page.paths.join(' ')]),
      )}`,
    ],
    [
      'Tokens',
      `What \`brand/tokens.json\` may override: colours and shadows under \`light\` and \`dark\`, the rest under \`shared\`.\n\n${table(
        ['token', 'type', 'under'],
        manifest.tokens.map((name) => {
          const type = Object.entries(tokenTypes).find(([each]) => each === name)?.[1] ?? '';
          return [`\`${name}\``, type, /color|shadow/.test(type) ? 'light, dark' : 'shared'];
        }),
      )}`,
    ],
    [
      'Messages',
      `What \`messages/<CODE>.po\` may say in other words. Each may use \`{brandName}\`, \`{minimumAge}\` and \`{supportEmail}\` as well.\n\n${table(
        ['id', 'English', 'variables'],
        words.map(([id, variables]) => [
          `\`${id}\``,
          sentenceText(english[id] ?? []),
          variables.map((name) => `\`${name}\``).join(' '),
        ]),
      )}`,
    ],
  ];
  const body = sections.map(([title, text]) => `## ${title}\n\n${text}`).join('\n\n');
  return `# What a tenant's folder may say\n\nWritten by \`npm run baize -- reference\` from the schemas and the release; a test keeps it true. How to go about it: [onboard a merchant](onboard-a-merchant.md).\n\n${body}\n`;
};
