import { SiteLogo } from '../../shell/SiteLogo.tsx';
import { SiteTools } from '../../shell/SiteTools.tsx';
import { EntryTop } from './EntryFrame.styles.ts';

/** Over a form that stands alone: the merchant's mark, which leads home, language and theme. */
export function EntryHead() {
  return (
    <EntryTop>
      <SiteLogo />
      <SiteTools wide />
    </EntryTop>
  );
}
