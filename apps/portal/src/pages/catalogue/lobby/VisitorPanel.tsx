import { useLingui } from '@lingui/react/macro';
import { useSite } from '../../../site/SiteContext.ts';
import { ClaimSource } from '../../../site/parts/ClaimSource.tsx';
import { VisitorCorner } from '../../../site/parts/VisitorCorner.tsx';
import { useMoney } from '../../../site/words/useMoney.ts';
import { PanelActions, PanelFrame, PanelSource } from './HomePanel.styles.ts';
import { PanelGames } from './PanelGames.tsx';
import { canRegister } from '@baize/domain/flags';
import { useInvitation } from '@baize/features/registration';
import { useFlags } from '@baize/features/system';
import { useEffect, useEffectEvent } from 'react';
import { hrefOf } from '../../../site/routes/paths.ts';
import { useLayers } from '../../../site/routes/Place.ts';
import { useMove } from '../../../site/routes/useMove.ts';

/** Login and registration, and the reward for new players where the tenant document states one (D27). */
export function VisitorPanel() {
  const { t } = useLingui();
  const { brandName, claims } = useSite().document;
  const money = useMoney();
  const reward = claims?.signUpReward;
  return (
    <PanelFrame data-one-stop>
      <Invitation />
      <h2>{t({ id: 'lobby.visitorTitle', message: 'Start here' })}</h2>
      {claims === undefined || reward === undefined ? (
        <p>{t({ id: 'lobby.visitorLine', message: `Log in to keep your games and your balance on ${brandName}.` })}</p>
      ) : (
        <>
          <p>{t({ id: 'lobby.signUpReward', message: 'For new players, up to' })}</p>
          <strong>{money(reward.amount, reward.currency)}</strong>
          <PanelSource>
            <ClaimSource claims={claims} />
          </PanelSource>
        </>
      )}
      {/* Beside a reward there is no room for games: the buttons would touch the edge. */}
      {reward === undefined && <PanelGames atMost={1} />}
      <PanelActions>
        <VisitorCorner wide />
      </PanelActions>
    </PanelFrame>
  );
}

/**
 * Opens the registration for a visitor with a friend's link, unless a popup is open or it was closed before (REQ-138).
 */
function Invitation() {
  const isInvited = useInvitation(canRegister(useFlags()));
  const { popup } = useLayers();
  const move = useMove();
  const open = useEffectEvent(() => {
    if (popup === undefined) move(hrefOf('register'));
  });
  useEffect(() => {
    if (isInvited) open();
  }, [isInvited]);
  return null;
}
