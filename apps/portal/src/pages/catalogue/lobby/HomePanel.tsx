import { useSession } from '@baize/features/session';
import { PlayerPanel } from './PlayerPanel.tsx';
import { VisitorPanel } from './VisitorPanel.tsx';

/** What is the visitor's own, beside the banners. */
export function HomePanel() {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? <PlayerPanel /> : <VisitorPanel />;
}
