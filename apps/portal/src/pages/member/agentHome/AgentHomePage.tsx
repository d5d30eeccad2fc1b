import { useProfile } from '@baize/features/member';
import { useLogout } from '@baize/features/session';
import { useBalance } from '@baize/features/wallet';
import { Button } from '@baize/ui-kit/Button';
import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { CopyButton } from '@baize/ui-kit/CopyButton';
import { DescriptionList } from '@baize/ui-kit/DescriptionList';
import { useLingui } from '@lingui/react/macro';
import { hrefOf } from '../../../routes/paths.ts';
import { useMove } from '../../../routes/useMove.ts';
import { FailedNotice } from '../../../screens/FailedNotice.tsx';
import { PageHeading } from '../../../shell/PageHeading.tsx';
import { useMoney } from '../../../words/useMoney.ts';
import { EntryHead } from '../../session/EntryHead.tsx';
import { Profile } from '../profile/Profile.tsx';
import { ProfileFrame } from '../profile/ProfilePage.styles.ts';
import { ProfilePlace } from '../profile/ProfilePlace.tsx';

/** Where an agent lands: an agent's view alone, without the site around it (REQ-029, D29). */
export function AgentHomePage() {
  const { t } = useLingui();
  const { view, retry } = useProfile();
  const { balance } = useBalance();
  const money = useMoney();
  const move = useMove();
  const logout = useLogout({ goHome: () => move(hrefOf('agent') ?? hrefOf('home')) });
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
    <ProfileFrame aria-busy={view.state === 'loading'}>
      <EntryHead />
      <PageHeading />
      {view.state === 'loading' && <ProfilePlace />}
      {view.state === 'failed' && (
        <FailedNotice
          title={t({ id: 'profile.failed', message: 'Your profile could not be loaded' })}
          error={view.error}
          onRetry={retry}
        />
      )}
      {view.state === 'ready' && <Profile {...view} />}
      <DescriptionList items={items} />
      <Button wide onClick={logout.ask}>
        {t({ id: 'header.logOut', message: 'Log out' })}
      </Button>
      <ConfirmDialog
        open={logout.state !== 'idle'}
        title={t({ id: 'logOut.title', message: 'Log out?' })}
        text={t({ id: 'logOut.text', message: 'You will need your password to log in again.' })}
        confirmLabel={t({ id: 'logOut.confirm', message: 'Log out' })}
        cancelLabel={t({ id: 'logOut.cancel', message: 'Stay' })}
        onConfirm={logout.confirm}
        onCancel={logout.cancel}
        busy={logout.state === 'leaving'}
      />
    </ProfileFrame>
  );
}
