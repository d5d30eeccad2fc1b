import { allowedAddress } from '@baize/domain/addresses';
import { categoryOrder } from '@baize/domain/categories';
import { offeredLanguages } from '@baize/domain/languages';
import { didYouMean } from '../diagnostics/didYouMean.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import type { JsonSource, Path } from '../diagnostics/source.ts';
import gameCodes from '../sandbox/gameCodes.gen.json' with { type: 'json' };
import { vendorCodes } from '../sandbox/vendorCodes.ts';
import type { Sandbox } from '../schema/sandboxSchema.ts';
import type { TenantFile } from '../schema/tenantSchema.ts';

/** Address of the sandbox's chat page, used when a chat has no address. */
const SANDBOX_CHAT = 'http://games.localhost:8080';

type Both = { file: TenantFile; sandbox: Sandbox; ofFile: JsonSource; ofSandbox: JsonSource };

/** Reports addresses from the sandbox that the site's content policy would block. */
const checkOrigins = ({ file: { origins }, sandbox, ofSandbox }: Both): Diagnostic[] => {
  const report = (path: Path, url: string, kind: 'images' | 'frames' | 'chat'): Diagnostic[] => {
    if (allowedAddress(url, { origins: origins[kind] }) !== undefined) return [];
    const message = `The site does not load ${url}: "origins.${kind}" of tenant.json does not have it.`;
    const { origin, protocol, hostname } = new URL(url);
    // Local servers change their port, so any port is allowed.
    const named = protocol === 'http:' ? `http://${hostname}:*` : origin;
    const fix = `Add "${named}" to "origins.${kind}".`;
    return [ofSandbox.at(path, { code: 'closed-origin', message, fix })];
  };
  const chat = sandbox.chat.url ?? (sandbox.chat.models.length > 0 ? SANDBOX_CHAT : undefined);
  return [
    ...sandbox.imageCdns.flatMap((url, index) => report(['imageCdns', index], url, 'images')),
    ...sandbox.launchCdns.flatMap((url, index) => report(['launchCdns', index], url, 'frames')),
    ...sandbox.resources.flatMap(({ resourceType, url }, index) =>
      resourceType === 'LIVECHAT' ? report(['resources', index, 'url'], url, 'chat') : [],
    ),
    ...(chat === undefined ? [] : report(['chat', sandbox.chat.url === undefined ? 'models' : 'url'], chat, 'chat')),
  ];
};

/** Reports languages that only one of the two files offers: a site shows those in both. */
const checkLanguages = ({ file, sandbox, ofSandbox }: Both): Diagnostic[] => {
  if (sandbox.languages === undefined || sandbox.languages.length === 0) return [];
  const both = offeredLanguages(file.languages, sandbox.languages);
  const lost = file.languages.filter((code) => !both.includes(code));
  if (lost.length === 0) return [];
  const isError = both.length === 0 || !both.includes(file.defaultLanguage);
  const which = isError && both.length > 0 ? `, the default ${file.defaultLanguage} among them` : '';
  const message = `The gateway does not offer ${lost.join(', ')}${which}: the site leaves them out.`;
  const fix = `Add ${lost.join(', ')} here, or take them out of "languages" of tenant.json.`;
  const severity = isError ? 'error' : 'warning';
  return [ofSandbox.at(['languages'], { severity, code: 'language-not-offered', message, fix })];
};

const checkTag = ({ file, sandbox, ofSandbox }: Both): Diagnostic[] => {
  if (sandbox.analytics.gtagId === undefined || file.googleTag) return [];
  const message = 'The gateway names a Google tag, and the policy of the site keeps it out.';
  const fix = 'Set "googleTag": true in tenant.json, or remove the tag.';
  return [ofSandbox.at(['analytics', 'gtagId'], { severity: 'warning', code: 'closed-origin', message, fix })];
};

/** Reports a first shelf whose games the merchant does not have. */
const checkShelf = ({ file, sandbox, ofFile }: Both): Diagnostic[] => {
  const shelf = file.home?.firstShelf;
  const report = (key: string, message: string, fix: string) => [
    ofFile.at(['home', 'firstShelf', key], { severity: 'warning', code: 'empty-shelf', message, fix }),
  ];
  if (shelf?.kind === 'room') {
    const offered = sandbox.games.categories ?? categoryOrder;
    if (offered.includes(shelf.category)) return [];
    return report('category', `The merchant has no games of ${shelf.category}.`, `Use one of: ${offered.join(', ')}.`);
  }
  if (shelf?.kind !== 'table') return [];
  const { vassalage, gameCode } = shelf;
  const vendors = sandbox.games.vendors ?? vendorCodes;
  if (!vendors.some((code) => code === vassalage))
    return report('vassalage', `The merchant has no vendor "${vassalage}".`, didYouMean(vassalage, vendors));
  const games: readonly string[] = gameCodes[vassalage as keyof typeof gameCodes];
  if (games.includes(gameCode)) return [];
  return report('gameCode', `${vassalage} has no game "${gameCode}".`, didYouMean(gameCode, games));
};

/** Checks that `tenant.json` and `sandbox.json` agree: the site would silently drop the difference. */
export const checkGateway = (
  ofFile: JsonSource,
  ofSandbox: JsonSource | undefined,
  file: TenantFile | undefined,
  sandbox: Sandbox | undefined,
): Diagnostic[] => {
  if (!file || !sandbox || !ofSandbox) return [];
  const both = { file, sandbox, ofFile, ofSandbox };
  return [...checkOrigins(both), ...checkLanguages(both), ...checkTag(both), ...checkShelf(both)];
};
