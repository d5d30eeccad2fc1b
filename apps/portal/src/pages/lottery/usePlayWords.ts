import { formatLocale, numberFormat } from '@baize/domain/languages';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../../site/SiteContext.ts';

/** Labels of bet types and picks, and formatted odds. A bet type without a label is shown by its code. */
export const usePlayWords = () => {
  const { t } = useLingui();
  const { language, document } = useSite();
  const format = numberFormat(formatLocale(language, document.region), { maximumFractionDigits: 2 });
  const plays: Readonly<Record<string, () => string>> = {
    'sum-sides': () => t({ id: 'lottery.play.sumSides', message: 'Sum: small, big, odd, even' }),
    'special-sides': () => t({ id: 'lottery.play.specialSides', message: 'Special number: small, big, odd, even' }),
    'first-two': () => t({ id: 'lottery.play.firstTwo', message: 'Sum of the first two' }),
    total: () => t({ id: 'lottery.play.total', message: 'Exact sum' }),
    last: () => t({ id: 'lottery.play.last', message: 'Last digit' }),
    first: () => t({ id: 'lottery.play.first', message: 'First digit' }),
    'last-2': () => t({ id: 'lottery.play.last2', message: 'Last two digits' }),
    'last-3': () => t({ id: 'lottery.play.last3', message: 'Last three digits' }),
    'last-4': () => t({ id: 'lottery.play.last4', message: 'All four digits' }),
    'any-1': () => t({ id: 'lottery.play.any1', message: 'One number' }),
    'any-2': () => t({ id: 'lottery.play.any2', message: 'Two numbers' }),
    'any-3': () => t({ id: 'lottery.play.any3', message: 'Three numbers' }),
    'any-5': () => t({ id: 'lottery.play.any5', message: 'Five numbers' }),
    special: () => t({ id: 'lottery.play.special', message: 'Special number' }),
    winner: () => t({ id: 'lottery.play.winner', message: 'Winner' }),
    second: () => t({ id: 'lottery.play.second', message: 'Second place' }),
    coin: () => t({ id: 'lottery.play.coin', message: 'Heads or tails' }),
  };
  const sides: Readonly<Record<string, () => string>> = {
    small: () => t({ id: 'lottery.side.small', message: 'Small' }),
    big: () => t({ id: 'lottery.side.big', message: 'Big' }),
    odd: () => t({ id: 'lottery.side.odd', message: 'Odd' }),
    even: () => t({ id: 'lottery.side.even', message: 'Even' }),
    'coin 0': () => t({ id: 'lottery.side.heads', message: 'Heads' }),
    'coin 1': () => t({ id: 'lottery.side.tails', message: 'Tails' }),
  };
  const said = (words: typeof plays, code: string): string | undefined =>
    Object.hasOwn(words, code) ? words[code]?.() : undefined;
  return {
    playName: (code: string): string => said(plays, code) ?? code,
    pickName: (play: string, pick: string): string => said(sides, `${play} ${pick}`) ?? said(sides, pick) ?? pick,
    /** Formats odds in hundredths of the stake: 195 is "× 1.95". */
    odds: (pays: number): string => `× ${format.format(pays / 100)}`,
  };
};
