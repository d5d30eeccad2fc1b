import { useSearch } from '../../../site/routes/useSearch.ts';
import { PageHeading } from '../../../site/parts/PageHeading.tsx';
import { EntryHead } from '../../session/EntryHead.tsx';
import { PageBanner } from '../../PageBanner.tsx';
import { Help } from './Help.tsx';
import { HelpFrame } from './HelpPage.styles.ts';

/**
 * The help topics without the site's frame (REQ-018); its head has the logo, which links home, and the language menu.
 */
export function HelpContentPage() {
  return (
    <HelpFrame>
      <EntryHead />
      <PageBanner page="helpmc">
        <PageHeading />
      </PageBanner>
      <Help topic={useSearch('helpmc').topic} />
    </HelpFrame>
  );
}
