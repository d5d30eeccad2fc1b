import { useUnreadMessages } from '@baize/features/announcements';
import { useMissions, useRewards } from '@baize/features/promotions';
import type { MemberPageKey } from '@baize/domain/routes';

/** Number of things to do on pages of the member centre: rewards to claim, missions to finish, unread messages (REQ-218). */
export const useMemberBadges = () => {
  const rewards = useRewards().view;
  const missions = useMissions().view;
  return {
    rewardCenter: rewards.state === 'ready' ? rewards.ready.length : 0,
    missionLeaderboard: missions.state === 'ready' ? missions.missions.filter(isLeft).length : 0,
    messageV2: useUnreadMessages(),
  } satisfies Partial<Record<MemberPageKey, number>>;
};

const isLeft = ({ done, required }: { readonly done: string; readonly required: string }): boolean =>
  BigInt(done) < BigInt(required);
