import { useSession } from '@baize/features/session';
import { ButtonLink } from '@baize/ui-kit/Button';
import { Icon } from '@baize/ui-kit/Icon';
import { Link } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { memberPage } from '../site/centre/memberPage.ts';
import { lazyPart } from '../site/words/lazyWithWords.tsx';
import { useMemberItems } from './useMemberItems.ts';
import { useNavigationItems } from './useNavigationItems.ts';
import { LastPlace, WalletButtons, WalletLinks } from './WalletPanel.styles.ts';

const LastMovements = lazyPart('member', () =>
  import('../pages/member/records/LastMovements.tsx').then((chunk) => chunk.LastMovements),
);

/** The ways in and out of the balance, its last movements, and its records, in the panel that the header's balance opens (REQ-043, REQ-044). */
export function WalletPanel() {
  const { t } = useLingui();
  const { hasRealAccount } = useSession();
  const record = useMemberItems(['accountRecord']);
  const pages = [...useNavigationItems(['member']), ...useMemberItems(['bettingRecord']), ...record];
  const hasRecord = record.length > 0 && hasRealAccount;
  return (
    <>
      <WalletButtons>
        <ButtonLink variant="main" href={memberPage('depositv2')}>
          {t({ id: 'header.deposit', message: 'Deposit' })}
        </ButtonLink>
        <ButtonLink href={memberPage('withdraw')}>{t({ id: 'header.withdraw', message: 'Withdraw' })}</ButtonLink>
      </WalletButtons>
      <Suspense fallback={<LastPlace />}>{hasRecord && <LastMovements />}</Suspense>
      <WalletLinks aria-label={t({ id: 'header.wallet', message: 'Balance and wallet' })}>
        {pages.map(({ href, label, icon }) => (
          <li key={href}>
            <Link href={href}>
              <Icon icon={icon} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </WalletLinks>
    </>
  );
}
