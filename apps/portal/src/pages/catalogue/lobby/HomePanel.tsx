import { useSession } from '@baize/features/session';
import { PlayerPanel } from './PlayerPanel.tsx';
import { VisitorPanel } from './VisitorPanel.tsx';

/** The panel beside the banners: a member's, or a visitor's. */
export function HomePanel() {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? <PlayerPanel /> : <VisitorPanel />;
}
