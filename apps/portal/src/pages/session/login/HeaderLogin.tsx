import { HeaderPanel } from '@baize/ui-kit/HeaderPanel';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { focusHeading } from '../../../site/routes/useScrollAndFocus.ts';
import { SocialSection } from '../social/SocialSection.tsx';
import { LoginForm } from './LoginForm.tsx';

type HeaderLoginProps = {
  readonly onClose: () => void;
};

/** The login in a panel below the header: the page stays, and the account name is not remembered (REQ-093). */
export function HeaderLogin({ onClose }: HeaderLoginProps) {
  const { t } = useLingui();
  useEffect(
    () => () => {
      // The panel returns the focus to its opener, which a login removes: then the heading takes it.
      if (document.activeElement === document.body) focusHeading();
    },
    [],
  );
  return (
    <HeaderPanel label={t({ id: 'login.submit', message: 'Log in' })} onClose={onClose}>
      <LoginForm entry="header" onDone={onClose} />
      <SocialSection />
    </HeaderPanel>
  );
}
