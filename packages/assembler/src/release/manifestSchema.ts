import { bannerGroups } from '@baize/domain/banner-groups';
import { languageCodes } from '@baize/domain/languages';
import { routeNames } from '@baize/domain/routes';
import { z } from 'zod';

const entry = z.object({
  script: z.string(),
  styles: z.array(z.string()),
  preload: z.array(z.string()),
  /** Extra chunks of a visit that starts on any page but home. */
  otherPages: z.array(z.string()).exactOptional(),
});

const page = z.object({
  paths: z.array(z.string()),
  chunks: z.array(z.string()),
  /** Id of the page's title message. */
  label: z.string().exactOptional(),
  /** False for a page that navigation and footer cannot contain. */
  listed: z.boolean().exactOptional(),
});

/**
 * Schema of `release.json`: a release's entry, its pages, and all that a tenant may refer to. Paths are relative to
 * `client/`.
 */
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
