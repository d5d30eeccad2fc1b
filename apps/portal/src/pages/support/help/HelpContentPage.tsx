import { useSearch } from '../../../routes/useSearch.ts';
import { PageHeading } from '../../../shell/PageHeading.tsx';
import { EntryHead } from '../../session/EntryHead.tsx';
import { PageBanner } from '../../PageBanner.tsx';
import { Help } from './Help.tsx';
import { HelpFrame } from './HelpPage.styles.ts';

/** The help topics alone, without the frame of the site (REQ-018): the mark leads home, and the language can be chosen. */
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
