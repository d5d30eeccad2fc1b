import type { LanguageCode } from '@baize/domain/languages';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import { shareOf } from '../merchants/shareOf.ts';
import { inLanguage } from '../words/inLanguage.ts';
import { readWords } from '../words/readWords.ts';
import levels from './data/vipLevels.json' with { type: 'json' };

const wordsOf = readWords<{ name: string }>(new URL('data/vipLevels/', import.meta.url));

const NO_BENEFITS: string[] = [];

/** The VIP rank that a total stake has reached, the next rank, and all ranks (REQ-086). The sandbox's ranks grant nothing. */
export const vipOf = (merchant: Pick<ActiveMerchant, 'settings'>, staked: bigint, language: LanguageCode) => {
  const ranks = levels.map(({ id, at }, level) => ({
    level,
    name: inLanguage(wordsOf(id).name, language),
    from: at === 0 ? 0n : shareOf(merchant, at),
  }));
  const next = ranks.find(({ from }) => from > staked);
  const reached = ranks.findLast(({ from }) => from <= staked);
  if (reached === undefined) throw new Error('The first rank asks for something.');
  return {
    level: reached.level,
    name: reached.name,
    staked: staked.toString(),
    currency: merchant.settings.sandbox.currency,
    ranks: ranks.map(({ level, name, from }) => ({ level, name, at: from.toString(), benefits: NO_BENEFITS })),
    ...(next === undefined ? {} : { next: { level: next.level, name: next.name, at: next.from.toString() } }),
  };
};
