import { cpSync, globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../start/projectRoot.mjs';

/** The samples, the lists that a copy of one adds a line to, and the settings of the formatter. */
const NEEDED = [
  '.oxfmtrc.json',
  'apps/gateway/src/app/areas.ts',
  'apps/gateway/src/sample',
  'apps/portal/src/pages/sample',
  'apps/portal/src/shell/pages.ts',
  'apps/portal/src/site/routes/areas/{index,sample,samplePlain}.ts',
  'packages/domain/src/routes/routes.rules.ts',
  'packages/features/src/sample',
  'packages/gateway-contract/src/{areas,sample}.ts',
  'packages/gateway-sdk/src/sample',
  'packages/ui-kit/src/Sample',
];

/** Copies what the generator reads and writes to a temporary folder: a hundredth of the project. */
export const copySamples = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'baize-samples-'));
  for (const path of NEEDED.flatMap((pattern) => globSync(pattern, { cwd: projectRoot })))
    cpSync(join(projectRoot, path), join(copy, path), { recursive: true });
  return copy;
};
