import { ButtonLink } from '@baize/ui-kit/Button';
import { Icon } from '@baize/ui-kit/Icon';
import { Link } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import { memberPage } from '../site/centre/memberPage.ts';
import { useMemberItems } from './useMemberItems.ts';
import { useNavigationItems } from './useNavigationItems.ts';
import { WalletButtons, WalletLinks } from './WalletPanel.styles.ts';

/** The ways in and out of the balance, and its records, in the panel that the header's balance opens (REQ-043, REQ-044). */
export function WalletPanel() {
  const { t } = useLingui();
  const pages = [...useNavigationItems(['member']), ...useMemberItems(['bettingRecord', 'accountRecord'])];
  return (
    <>
      <WalletButtons>
        <ButtonLink variant="main" href={memberPage('depositv2')}>
          {t({ id: 'header.deposit', message: 'Deposit' })}
        </ButtonLink>
        <ButtonLink href={memberPage('withdraw')}>{t({ id: 'header.withdraw', message: 'Withdraw' })}</ButtonLink>
      </WalletButtons>
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
