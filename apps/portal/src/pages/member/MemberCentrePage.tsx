import { useHasReferral } from '@baize/features/promotions';
import { useMerchantWallet } from '@baize/features/wallet';
import { useLingui } from '@lingui/react';
import { CentreLayout } from '../../site/centre/CentreLayout.tsx';
import { hrefOf, routeNamed } from '../../site/routes/paths.ts';
import { usePlace } from '../../site/routes/Place.ts';
import { CentreHead } from './head/CentreHead.tsx';
import { memberRows } from './memberRows.ts';
import { useMemberBadges } from './useMemberBadges.ts';

/** The member centre: a popup over the current page, or a page of its own (REQ-217). Its badges count what can be done. */
export function MemberCentrePage() {
  const { i18n } = useLingui();
  const label = routeNamed('member')?.label;
  const hasWallets = useHasWallets();
  const hasReferral = useOffersReferral();
  return (
    <CentreLayout
      title={label ? i18n._(label) : ''}
      home={hrefOf('member')}
      rows={memberRows.filter(
        ({ key }) => (key !== 'transferFund' || hasWallets) && (key !== 'referral' || hasReferral),
      )}
      first="profile"
      badges={useMemberBadges()}
      head={<CentreHead />}
    />
  );
}

/** True when friends can be invited (REQ-217); until that is known, only at the address of that page. */
const useOffersReferral = (): boolean => {
  const known = useHasReferral();
  const { pathname } = usePlace();
  return known ?? pathname.endsWith('/referral');
};

/** True when there is money to move between wallets (REQ-225); until that is known, only at the address of that page. */
const useHasWallets = (): boolean => {
  const wallet = useMerchantWallet();
  const { pathname } = usePlace();
  return wallet === undefined ? pathname.endsWith('/transferFund') : !wallet.single;
};
