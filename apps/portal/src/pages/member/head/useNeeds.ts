import { useUnreadCount } from '@baize/features/announcements';
import { useRewards } from '@baize/features/promotions';
import { placeIcons, type IconSource } from '@baize/ui-kit/Icon';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { bellIcon } from '../../../site/routes/areas/announcements.ts';
import { memberPage } from '../../../site/centre/memberPage.ts';
import { hrefOf } from '../../../site/routes/paths.ts';

/** Something that waits for the member, and the page where it is done. */
export type Need = {
  readonly id: string;
  readonly icon: IconSource;
  readonly text: string;
  readonly href: string;
};

const AT_MOST = 3;

/** What waits for the member, the most urgent first. Each source adds its own; three are shown. */
export const useNeeds = (): readonly Need[] => [...useRewardNeeds(), ...useMessageNeeds()].slice(0, AT_MOST);

const useRewardNeeds = (): readonly Need[] => {
  const { t } = useLingui();
  const { view } = useRewards();
  const count = view.state === 'ready' ? view.ready.length : 0;
  const text = t({
    id: 'member.need.rewards',
    message: plural(count, { one: '# reward to claim', other: '# rewards to claim' }),
  });
  return count === 0 ? [] : [{ id: 'rewards', icon: placeIcons.gift, text, href: memberPage('rewardCenter') }];
};

const useMessageNeeds = (): readonly Need[] => {
  const { t } = useLingui();
  const count = useUnreadCount();
  const text = t({
    id: 'member.need.messages',
    message: plural(count, { one: '# unread announcement', other: '# unread announcements' }),
  });
  return count === 0 ? [] : [{ id: 'messages', icon: bellIcon, text, href: hrefOf('announcements') }];
};
