import type { Shape } from '../shapes.ts';
import { contractFiles } from './contractFiles.ts';
import { featureFiles } from './featureFiles.ts';
import { finishArea } from './finishArea.ts';
import { gatewayFiles } from './gatewayFiles.ts';
import { pageFiles } from './pageFiles.ts';
import { entriesOf } from './registries.ts';
import { sdkFiles } from './sdkFiles.ts';

/** A new area in every layer: one call that lists a member's own rows, and a page that shows them. */
export const areaShape = (area: string): Shape => ({
  files: {
    ...contractFiles(area),
    ...gatewayFiles(area),
    ...sdkFiles(area),
    ...featureFiles(area),
    ...pageFiles(area),
  },
  entries: entriesOf(area),
  finish: (root) => finishArea(area, root),
  next:
    'Now say what it is: path, module id and facts of its call, columns, view and page. After a change of the contract ' +
    '"npm run generate"; after a change of a table, until the area has landed, remove its ' +
    'migration and run "npm run migration" again. Its label is to be translated in ' +
    'apps/portal/catalogs. When the page says more, a line in apps/portal/src/site/words/wordAreas.ts gives the area ' +
    'words of its own.',
});
