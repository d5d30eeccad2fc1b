import { usePopupClosed } from '@baize/features/registration';
import { useStartUp } from '@baize/features/system';
import { TextLink } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import { hrefOf } from '../../site/routes/paths.ts';
import { useInPopup, usePlace } from '../../site/routes/Place.ts';
import { PageHeading } from '../../site/parts/PageHeading.tsx';
import { EntryFormPlaceholder } from '../session/EntryFormPlaceholder.tsx';
import { EntryFrame } from '../session/EntryFrame.tsx';
import { SocialSection } from '../session/social/SocialSection.tsx';
import { EntryLinks } from '../EntryLinks.tsx';
import { Registration } from './Registration.tsx';

/**
 * The registration: a page of its own, with the merchant's banner beside it where there is room; or a popup over
 * another page, which provides title and frame (REQ-014, REQ-096, REQ-124).
 */
export function RegistrationPage() {
  const { flags, startUp } = useStartUp();
  usePopupClosed(useInPopup());
  const form = (
    <>
      <PageHeading />
      {startUp === undefined ? (
        <EntryFormPlaceholder />
      ) : (
        <Registration flags={flags} rules={startUp.fieldRules}>
          <SocialSection />
          <RegistrationLinks />
        </Registration>
      )}
    </>
  );
  return <EntryFrame group="w_reg">{form}</EntryFrame>;
}

// Links to the login with the same query, so that `return` is kept.
function RegistrationLinks() {
  const { t } = useLingui();
  const { search } = usePlace();
  return (
    <EntryLinks>
      <TextLink href={`${hrefOf('login')}${search}`}>
        {t({ id: 'registration.logIn', message: 'I already have an account' })}
      </TextLink>
    </EntryLinks>
  );
}
