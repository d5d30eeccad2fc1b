import { useVendorName } from '@baize/features/catalogue';
import { useMovementStory, useRound, type MovementStory } from '@baize/features/records';
import { DescriptionList } from '@baize/ui-kit/DescriptionList';
import { useLingui } from '@lingui/react/macro';
import { BonusStoryView } from './BonusStoryView.tsx';
import { DepositStoryView, WithdrawalStoryView } from './OrderStoryView.tsx';
import { RebateStoryView } from './RebateStoryView.tsx';
import { bonusSources, movementLabels } from './recordLabels.ts';
import { RoundStoryView } from './RoundStoryView.tsx';
import { StoryFrame } from './StoryFrame.tsx';

type StorySheetProps = { readonly id: string; readonly onClose: () => void };

/** The story of a round of the betting record. */
export function RoundSheet({ id, onClose }: StorySheetProps) {
  return (
    <StoryFrame of={useRound(id)} title={({ round }) => round.gameName} onClose={onClose}>
      {(story) => <RoundStoryView story={story} />}
    </StoryFrame>
  );
}

/** The story of a movement of the main wallet. */
export function MovementSheet({ id, onClose }: StorySheetProps) {
  const { t, i18n } = useLingui();
  const titleOf = (story: MovementStory): string => {
    switch (story.type) {
      case 'round':
        return story.story.round.gameName;
      case 'bonus':
        return story.bonus.title || i18n._(bonusSources[story.bonus.source]);
      case 'transfer':
        return t({ id: 'story.transfer', message: 'Wallet transfer' });
      case 'none':
        return t({ id: 'story.title', message: 'Details' });
      case 'deposit':
      case 'withdrawal':
      case 'rebate':
        return i18n._(movementLabels[story.type]);
    }
  };
  return (
    <StoryFrame of={useMovementStory(id)} title={titleOf} onClose={onClose}>
      {(story) => <MovementStoryView story={story} />}
    </StoryFrame>
  );
}

function MovementStoryView({ story }: { readonly story: MovementStory }) {
  const { t } = useLingui();
  switch (story.type) {
    case 'round':
      return <RoundStoryView story={story.story} />;
    case 'deposit':
      return <DepositStoryView deposit={story.deposit} />;
    case 'withdrawal':
      return <WithdrawalStoryView withdrawal={story.withdrawal} />;
    case 'bonus':
      return <BonusStoryView bonus={story.bonus} />;
    case 'rebate':
      return <RebateStoryView rebate={story.rebate} />;
    case 'transfer':
      return <TransferStoryView {...story} />;
    case 'none':
      return <p>{t({ id: 'story.none', message: 'There are no further details of this entry.' })}</p>;
  }
}

const MAIN = 'main';

function TransferStoryView({ from, to }: { readonly from: string; readonly to: string }) {
  const { t } = useLingui();
  const vendorName = useVendorName();
  const nameOf = (wallet: string): string =>
    wallet === MAIN ? t({ id: 'story.mainWallet', message: 'Main wallet' }) : vendorName(wallet);
  return (
    <DescriptionList
      items={[
        { id: 'from', label: t({ id: 'story.from', message: 'Transferred from' }), value: nameOf(from) },
        { id: 'to', label: t({ id: 'story.to', message: 'Transferred to' }), value: nameOf(to) },
      ]}
    />
  );
}
