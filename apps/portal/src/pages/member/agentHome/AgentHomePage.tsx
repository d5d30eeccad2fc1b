import { useProfile } from '@baize/features/member';
import { useLogout } from '@baize/features/session';
import { useBalance } from '@baize/features/wallet';
import { Button } from '@baize/ui-kit/Button';
import { CopyButton } from '@baize/ui-kit/CopyButton';
import { DescriptionList } from '@baize/ui-kit/DescriptionList';
import { useLingui } from '@lingui/react/macro';
import { hrefOf } from '../../../site/routes/paths.ts';
import { useInPopup } from '../../../site/routes/Place.ts';
import { useMove } from '../../../site/routes/useMove.ts';
import { LogoutDialog } from '../../../site/screens/LogoutDialog.tsx';
import { PageHeading } from '../../../site/parts/PageHeading.tsx';
import { useMoney } from '../../../site/words/useMoney.ts';
import { EntryHead } from '../../session/EntryHead.tsx';
import { OwnProfile } from '../profile/OwnProfile.tsx';
import { ProfileFrame } from '../profile/ProfilePage.styles.ts';

/**
 * The agent's home without the site's frame (REQ-029, D29). From the header it is a popup without its own head and
 * logout (REQ-233, D40).
 */
export function AgentHomePage() {
  const { t } = useLingui();
  const inPopup = useInPopup();
  const { view, retry } = useProfile();
  const { balance } = useBalance();
  const money = useMoney();
  const move = useMove();
  const logout = useLogout({ goHome: () => move(hrefOf('agent')) });
  const code = view.state === 'ready' ? view.invitationCode : undefined;
  const copy = (
    <CopyButton
      text={code ?? ''}
      label={t({ id: 'agentHome.copyCode', message: 'Copy invitation code' })}
      doneText={t({ id: 'profile.copied', message: 'Copied' })}
    />
  );
  const items = [
    {
      id: 'balance',
      label: t({ id: 'header.balance', message: 'Balance' }),
      value: balance === undefined ? '–' : money(balance.balance, balance.currency),
    },
    ...(code === undefined
      ? []
      : [{ id: 'code', label: t({ id: 'agentHome.code', message: 'Invitation code' }), value: code, action: copy }]),
  ];
  return (
    <ProfileFrame data-in-popup={inPopup || undefined} aria-busy={view.state === 'loading'}>
      {!inPopup && <EntryHead />}
      <PageHeading />
      <OwnProfile view={view} onRetry={retry} />
      <DescriptionList items={items} />
      {!inPopup && (
        <Button wide onClick={logout.ask}>
          {t({ id: 'header.logOut', message: 'Log out' })}
        </Button>
      )}
      <LogoutDialog logout={logout} />
    </ProfileFrame>
  );
}
