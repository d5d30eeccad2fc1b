import type { LanguageCode } from '@baize/domain/languages';
import type { CompiledMessages } from '@baize/tenant/messages';
import type { TenantDocument } from '@baize/tenant/document';
import type { Catalogs } from '../words/siteWords.ts';
import type { ReleaseManifest } from './manifestSchema.ts';

export type ShellRequest = {
  document: TenantDocument;
  language: LanguageCode;
  /** What the first screen may say. */
  messages: CompiledMessages;
  page: 'home' | 'neutral';
};

/** What stands in the page before any script: the markup of #root, its style sheet, and the ids of the messages it reads. */
export type Shell = {
  html: string;
  styles: string;
  /** Attributes the style element needs for the browser's half to take it over. */
  styleAttributes?: Readonly<Record<string, string>>;
  usedMessages: readonly string[];
};

export type RenderShell = (request: ShellRequest) => Promise<Shell>;

/** A compiled portal that knows no merchant, read from its folder. */
export type Release = {
  dir: string;
  manifest: ReleaseManifest;
  /** Names the whole content: client, server, boot script and catalogs. */
  fingerprint: string;
  boot: string;
  catalogs: Catalogs;
  /** The licences of what others have written in it, each a paragraph. */
  licenses: readonly string[];
  /** The files browsers load, by path under `client/`. */
  files: readonly string[];
  renderShell: RenderShell;
};
