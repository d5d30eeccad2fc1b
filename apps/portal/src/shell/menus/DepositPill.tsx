import { usePendingDeposits } from '@baize/features/payments';
import { useSession } from '@baize/features/session';
import { Icon, moreIcons } from '@baize/ui-kit/Icon';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import { memberPage } from '../../site/centre/memberPage.ts';
import { hrefOf } from '../../site/routes/paths.ts';
import { useLayers } from '../../site/routes/Place.ts';
import { PillLink } from './DepositPill.styles.ts';

/** Leads from any page to the deposits that wait for their payment, beneath the header. */
export function DepositPill() {
  const { state } = useSession();
  return state === 'loggedIn' && <Pill />;
}

function Pill() {
  const { t } = useLingui();
  const count = usePendingDeposits()?.length ?? 0;
  const { page, popup } = useLayers();
  const header = document.querySelector('header:has([data-extras])');
  const isThere = (popup ?? page).pathname.startsWith(hrefOf('member'));
  if (count === 0 || header === null || isThere) return null;
  return createPortal(
    <PillLink href={memberPage('depositv2')}>
      <Icon icon={moreIcons.clock} />
      <span>
        {t({
          id: 'menus.depositsWaiting',
          message: plural(count, { one: '# deposit waiting', other: '# deposits waiting' }),
        })}
      </span>
    </PillLink>,
    header,
  );
}
