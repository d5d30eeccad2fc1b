import type { LanguageCode } from '@baize/domain/languages';
import type { CompiledMessages } from '@baize/tenant/messages';
import type { TenantDocument } from '@baize/tenant/document';
import type { Catalogs } from '../words/siteWords.ts';
import type { ReleaseManifest } from './manifestSchema.ts';

export type ShellRequest = {
  document: TenantDocument;
  language: LanguageCode;
  /** The messages that the first screen may read. */
  messages: CompiledMessages;
  page: 'home' | 'neutral';
};

/** The prerendered part of a page: markup of #root, its style sheet, and the ids of the messages it reads. */
export type Shell = {
  html: string;
  styles: string;
  /** Attributes of the style element that styled-components needs to take it over in the browser. */
  styleAttributes?: Readonly<Record<string, string>>;
  usedMessages: readonly string[];
};

export type RenderShell = (request: ShellRequest) => Promise<Shell>;

/** A compiled portal, independent of any merchant, as read from its folder. */
export type Release = {
  dir: string;
  manifest: ReleaseManifest;
  /** Hash of the whole content: client, server, boot script and catalogs. */
  fingerprint: string;
  boot: string;
  catalogs: Catalogs;
  /** Licences of third-party packages in the release, one paragraph each. */
  licenses: readonly string[];
  /** The files browsers load, by path under `client/`. */
  files: readonly string[];
  renderShell: RenderShell;
};
