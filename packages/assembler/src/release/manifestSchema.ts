import { bannerGroups } from '@baize/domain/banner-groups';
import { languageCodes } from '@baize/domain/languages';
import { routeNames } from '@baize/domain/routes';
import { z } from 'zod';

const entry = z.object({
  script: z.string(),
  styles: z.array(z.string()),
  preload: z.array(z.string()),
  /** What a visit that begins elsewhere than at home needs besides. */
  otherPages: z.array(z.string()).exactOptional(),
});

const page = z.object({
  paths: z.array(z.string()),
  chunks: z.array(z.string()),
  /** The id of the sentence that names it. */
  label: z.string().exactOptional(),
  /** False for a page that navigation and footer never show. */
  listed: z.boolean().exactOptional(),
});

/** What `release.json` says of a release: its entry, its pages, and all that a tenant may refer to. Paths are relative to `client/`. */
export const manifestSchema = z.object({
  format: z.literal(1),
  id: z.string().min(1),
  entry,
  routes: z.partialRecord(z.enum(routeNames), page),
  csp: z.object({
    scripts: z.array(z.string()),
    styles: z.array(z.string()),
    trustedTypes: z.array(z.string()).exactOptional(),
  }),
  messages: z.record(z.string(), z.array(z.string())),
  tokens: z.array(z.string()),
  bannerGroups: z.array(z.enum(bannerGroups)),
  languages: z.array(z.enum(languageCodes)),
  themes: z.array(z.string()),
});

export type ReleaseManifest = z.output<typeof manifestSchema>;
