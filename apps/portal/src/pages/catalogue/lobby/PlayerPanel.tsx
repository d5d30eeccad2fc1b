import { useSession } from '@baize/features/session';
import { useBalance } from '@baize/features/wallet';
import { useLingui } from '@lingui/react/macro';
import { useMoney } from '../../../site/words/useMoney.ts';
import { PanelFrame } from './HomePanel.styles.ts';
import { PanelGames } from './PanelGames.tsx';

/** The member's balance, and the games played last. */
export function PlayerPanel() {
  const { t } = useLingui();
  const { accountName = '' } = useSession();
  const { balance } = useBalance();
  const money = useMoney();
  return (
    <PanelFrame data-one-stop>
      <h2>{t({ id: 'lobby.playerTitle', message: `Welcome back, ${accountName}` })}</h2>
      <p>{t({ id: 'lobby.balance', message: 'Your balance' })}</p>
      <strong>{balance && money(balance.balance, balance.currency)}</strong>
      <PanelGames atMost={3} />
    </PanelFrame>
  );
}
