import { useInPopup } from '../../../routes/Place.ts';
import { useSearch } from '../../../routes/useSearch.ts';
import { PageHeading } from '../../../shell/PageHeading.tsx';
import { SiteTools } from '../../../shell/SiteTools.tsx';
import { PageBanner } from '../../PageBanner.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { Help } from './Help.tsx';
import { HelpFrame, HelpTools } from './HelpPage.styles.ts';

/** Help, and a word back to the merchant: a popup over the page one is on, or over home (REQ-017); a page where none can be shown. */
export function HelpPage() {
  const { topic } = useSearch('help');
  const inPopup = useInPopup();
  return (
    <HelpFrame data-in-popup={inPopup || undefined}>
      {/* The header has them, and a popup lies over it. */}
      {inPopup && (
        <HelpTools>
          <SiteTools wide />
        </HelpTools>
      )}
      <PageBanner page="help">
        <PageHeading />
      </PageBanner>
      <Help topic={topic}>{(feedback) => <FeedbackForm length={feedback} />}</Help>
    </HelpFrame>
  );
}
