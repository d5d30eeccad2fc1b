import { useProfile, useVip } from '@baize/features/member';
import { Avatar } from '@baize/ui-kit/Avatar';
import { CopyButton } from '@baize/ui-kit/CopyButton';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyPart } from '../../../site/words/lazyWithWords.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { HeadCard, Identity, Needs } from './CentreHead.styles.ts';

const NeedsList = lazyPart('member', () => import('./NeedsList.tsx').then((chunk) => chunk.NeedsList));

/** Above the menu of the member centre: who is logged in, the balance, and what waits for the member. */
export function CentreHead() {
  return (
    <>
      <HeadCard>
        <IdentityLine />
      </HeadCard>
      <BalanceCard />
      <Suspense fallback={<Needs as="div" />}>
        <NeedsList />
      </Suspense>
    </>
  );
}

/** Picture, name and rank, with a copy button for the account name, which customer service asks for. */
function IdentityLine() {
  const { t } = useLingui();
  const { view } = useProfile();
  const vip = useVip();
  if (view.state !== 'ready')
    return (
      <Identity>
        <Avatar name="" />
        {/* As tall as name and rank, in any language. */}
        <div aria-hidden="true">
          <p>{view.state === 'loading' ? <Skeleton shape="line" /> : '\u00A0'}</p>
          <p>{'\u00A0'}</p>
        </div>
      </Identity>
    );
  const { nickname, account, picture, role } = view;
  const kind =
    role === 'agent' ? t({ id: 'profile.agent', message: 'Agent' }) : t({ id: 'profile.member', message: 'Member' });
  return (
    <Identity>
      <Avatar name={nickname} src={picture} />
      <div>
        <p>
          <bdi translate="no">{nickname}</bdi>
        </p>
        <p>{vip?.name ?? kind}</p>
      </div>
      <CopyButton
        text={account}
        label={t({ id: 'member.copyAccount', message: 'Copy your account name' })}
        doneText={t({ id: 'profile.copied', message: 'Copied' })}
      />
    </Identity>
  );
}
