import { Leaderboard } from './Leaderboard.tsx';
import { Missions } from './Missions.tsx';
import { MissionsFrame } from './PromotionsPage.styles.ts';

/** The member's missions and this week's leaderboard, as a page of the member centre (REQ-212). */
export function MissionsPage() {
  return (
    <MissionsFrame>
      <Missions />
      <Leaderboard />
    </MissionsFrame>
  );
}
