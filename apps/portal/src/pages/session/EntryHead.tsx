import { SiteLogo } from '../../site/parts/SiteLogo.tsx';
import { SiteTools } from '../../site/parts/SiteTools.tsx';
import { EntryTop } from './EntryFrame.styles.ts';

/** The head of an entry page: the logo, which links home, and the menus of language and theme. */
export function EntryHead() {
  return (
    <EntryTop>
      <SiteLogo />
      <SiteTools wide />
    </EntryTop>
  );
}
