import type { LanguageCode } from '@baize/domain/languages';
import type { Orm } from '../database/database.types.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { shareOf } from '../merchants/shareOf.ts';
import { sentenceWith } from '../sentences/sentence.ts';
import { stakedSince } from '../wallet/stakes.store.ts';
import { inLanguage } from '../words/inLanguage.ts';
import { readWords } from '../words/readWords.ts';
import levels from './data/vipLevels.json' with { type: 'json' };

const wordsOf = readWords<{ name: string }>(new URL('data/vipLevels/', import.meta.url));

const ranksOf = (merchant: Pick<ActiveMerchant, 'settings'>) =>
  levels.map(({ id, at, withdrawalsADay }, level) => ({
    id,
    level,
    from: at === 0 ? 0n : shareOf(merchant, at),
    withdrawalsADay,
  }));

type Rank = ReturnType<typeof ranksOf>[number];

const reachedBy = (ranks: readonly Rank[], staked: bigint): Rank => {
  const reached = ranks.findLast(({ from }) => from <= staked);
  if (reached === undefined) throw new Error('The first rank asks for something.');
  return reached;
};

/** Number of withdrawals in a day that the rank of a member allows. */
export const withdrawalsADay = async (orm: Orm, merchant: ActiveMerchant, memberId: string): Promise<number> =>
  reachedBy(ranksOf(merchant), await stakedSince(orm, { merchant: merchant.id, memberId })).withdrawalsADay;

/** The VIP rank that a total stake has reached, the next rank, and all ranks with what they grant (REQ-086). */
export const vipOf = (merchant: Pick<ActiveMerchant, 'settings'>, staked: bigint, language: LanguageCode) => {
  const ranks = ranksOf(merchant);
  const next = ranks.find(({ from }) => from > staked);
  const reached = reachedBy(ranks, staked);
  const nameOf = ({ id }: Rank): string => inLanguage(wordsOf(id).name, language);
  return {
    level: reached.level,
    name: nameOf(reached),
    staked: staked.toString(),
    currency: merchant.settings.sandbox.currency,
    ranks: ranks.map((rank) => ({
      level: rank.level,
      name: nameOf(rank),
      at: rank.from.toString(),
      benefits: [sentenceWith(language, 'rankWithdrawals', { count: String(rank.withdrawalsADay) })],
    })),
    ...(next === undefined ? {} : { next: { level: next.level, name: nameOf(next), at: next.from.toString() } }),
  };
};
