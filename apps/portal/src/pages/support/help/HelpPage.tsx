import { useInPopup } from '../../../site/routes/Place.ts';
import { useSearch } from '../../../site/routes/useSearch.ts';
import { PageHeading } from '../../../site/parts/PageHeading.tsx';
import { SiteTools } from '../../../site/parts/SiteTools.tsx';
import { PageBanner } from '../../PageBanner.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { Help } from './Help.tsx';
import { HelpFrame, HelpTools } from './HelpPage.styles.ts';

/**
 * Help topics and the feedback form: a popup over the current page, or over home (REQ-017); a page where popups are not
 * possible.
 */
export function HelpPage() {
  const { topic } = useSearch('help');
  const inPopup = useInPopup();
  return (
    <HelpFrame data-in-popup={inPopup || undefined}>
      {/* A popup covers the header, which has these tools. */}
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
