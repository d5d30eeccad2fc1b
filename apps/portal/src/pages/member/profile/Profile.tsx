import { type ProfileView, useVip } from '@baize/features/member';
import { useMerchantWallet } from '@baize/features/wallet';
import { Avatar } from '@baize/ui-kit/Avatar';
import { CopyButton } from '@baize/ui-kit/CopyButton';
import { DescriptionList } from '@baize/ui-kit/DescriptionList';
import { useLingui } from '@lingui/react/macro';
import { ProfilePassword } from './ProfilePassword.tsx';
import { ProfileRank } from './ProfileRank.tsx';
import { ProfileCard, ProfileHead } from './ProfilePage.styles.ts';

type ProfileProps = Extract<ProfileView, { state: 'ready' }>;

/**
 * Picture and nickname, then the facts, with the rank if the member has one (REQ-086). The account name has a copy
 * button, since customer service asks for it.
 */
export function Profile({ account, nickname, realName, role, picture }: ProfileProps) {
  const { t } = useLingui();
  const vip = useVip();
  const wallet = useMerchantWallet();
  const copy = (
    <CopyButton
      text={account}
      label={t({ id: 'profile.copy', message: 'Copy account name' })}
      doneText={t({ id: 'profile.copied', message: 'Copied' })}
    />
  );
  const items = [
    { id: 'account', label: t({ id: 'profile.account', message: 'Account' }), value: account, action: copy },
    { id: 'nickname', label: t({ id: 'profile.nickname', message: 'Nickname' }), value: nickname },
    ...(realName === undefined
      ? []
      : [{ id: 'realName', label: t({ id: 'profile.realName', message: 'Full name' }), value: realName }]),
    ...(vip === undefined ? [] : [{ id: 'rank', label: t({ id: 'profile.rank', message: 'Rank' }), value: vip.name }]),
    ...(wallet === undefined
      ? []
      : [
          {
            id: 'wallet',
            label: t({ id: 'profile.wallet', message: 'Wallet' }),
            value: wallet.single
              ? t({ id: 'profile.wallet.single', message: 'One balance for all games' })
              : t({ id: 'profile.wallet.many', message: 'A separate balance with each provider' }),
          },
        ]),
  ];
  return (
    <ProfileCard>
      <ProfileHead>
        <Avatar name={nickname} src={picture} />
        <div>
          <p>
            <bdi translate="no">{nickname}</bdi>
          </p>
          <p>
            {role === 'agent'
              ? t({ id: 'profile.agent', message: 'Agent' })
              : t({ id: 'profile.member', message: 'Member' })}
          </p>
        </div>
      </ProfileHead>
      <ProfilePassword />
      {/* Rendered below all controls, since rank and wallet load late. */}
      <DescriptionList items={items} />
      {vip?.next && <ProfileRank {...vip} next={vip.next} />}
    </ProfileCard>
  );
}
