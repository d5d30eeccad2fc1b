import type { Promotion } from '@baize/features/promotions';
import { RewardGroupFrame } from './RewardCenter.styles.ts';
import { RewardRow } from './RewardRow.tsx';

type RewardGroupProps = {
  readonly title: string;
  readonly promotions: readonly Promotion[];
};

/** Rewards of one status below their title; null when there are none. */
export function RewardGroup({ title, promotions }: RewardGroupProps) {
  if (promotions.length === 0) return null;
  return (
    <RewardGroupFrame aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {promotions.map((promotion) => (
          <li key={promotion.id}>
            <RewardRow promotion={promotion} />
          </li>
        ))}
      </ul>
    </RewardGroupFrame>
  );
}
