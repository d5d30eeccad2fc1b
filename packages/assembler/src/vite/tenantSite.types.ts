import type { LanguageCode } from '@baize/domain/languages';
import type { Tenant } from '@baize/tenant';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Catalog, Catalogs } from '../words/siteWords.ts';

export type TenantSiteOptions = {
  /** The tenant's folder. */
  dir: string;
  gatewayPort: number;
  vendorPort: number;
  paymentsPort: number;
  /** Proxies a request to a local service. */
  passOn: (request: IncomingMessage, response: ServerResponse, port: number) => void;
  /** Root-relative module URLs: the browser's entry, and the module that exports `renderShell`. */
  entry: string;
  server: string;
  /** Returns the compiled boot script. */
  boot: () => Promise<string>;
  /** Returns the portal's compiled catalogs of a language by area, read from disk. */
  catalog: (code: LanguageCode) => Promise<Catalog>;
  /** Languages that have a catalog. */
  catalogCodes: readonly LanguageCode[];
  /** More files and folders whose change reloads the page, such as the catalogs. */
  watch?: readonly string[];
};

export type LoadedSite = { tenant: Tenant; catalogs: Catalogs };
