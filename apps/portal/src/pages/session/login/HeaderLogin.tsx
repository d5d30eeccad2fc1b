import { HeaderPanel } from '@baize/ui-kit/HeaderPanel';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { focusHeading } from '../../../routes/useArrival.ts';
import { SocialPlace } from '../social/SocialPlace.tsx';
import { LoginForm } from './LoginForm.tsx';

interface HeaderLoginProps {
  readonly onClose: () => void;
}

/** The log-in beneath the header: the page stays where it is, and nothing is remembered (REQ-093). */
export function HeaderLogin({ onClose }: HeaderLoginProps) {
  const { t } = useLingui();
  useEffect(
    () => () => {
      // The panel gives the focus back to what opened it, which a log-in takes away.
      if (document.activeElement === document.body) focusHeading();
    },
    [],
  );
  return (
    <HeaderPanel label={t({ id: 'login.submit', message: 'Log in' })} onClose={onClose}>
      <LoginForm entry="header" onDone={onClose} />
      <SocialPlace />
    </HeaderPanel>
  );
}
