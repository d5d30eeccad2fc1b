import { useVendorMenu } from '@baize/features/catalogue';
import { gamePlaces } from '@baize/features/launch';
import { otherLotteries, useLotteryMenu } from '@baize/features/lottery';
import type { NavigationItem } from '@baize/ui-kit/Header';
import { NavigationPanel, PanelColumns, PanelEntries } from '@baize/ui-kit/NavigationPanel';
import { useLingui } from '@lingui/react/macro';
import { lotteryKindIcon } from '../../pages/lottery/lotteryKindIcons.ts';
import { firstHref } from '../../site/routes/firstHref.ts';
import { FailedPanel, EmptyPanel } from './PanelNotices.tsx';
import { useVendorEntry } from './useVendorEntry.ts';

type LotteryPanelProps = {
  readonly category: 'LOTT' | 'ELOTT';
  readonly place: NavigationItem;
  readonly onNeedRealAccount: () => void;
};

/** The house's lotteries by group, and those of other vendors (REQ-048). */
export function LotteryPanel({ category, place: { href, label }, onNeedRealAccount }: LotteryPanelProps) {
  const { t } = useLingui();
  const { state, groups, retry } = useLotteryMenu(category);
  const others = otherLotteries(useVendorMenu(category).vendors).map(useVendorEntry(category, onNeedRealAccount));
  const gameHref = (code: string) =>
    firstHref(gamePlaces({ vendor: category, category, code, opensList: false, status: 'open' }));
  const named = [
    ...groups.map(({ code, name, games }) => ({
      key: code,
      name,
      entries: games.map((game) => ({ href: gameHref(game.code), name: game.name, icon: lotteryKindIcon(code) })),
    })),
    { key: 'other', name: t({ id: 'menus.otherLotteries', message: 'Other lotteries' }), entries: others },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <NavigationPanel head={{ href, label: t({ id: 'menus.all', message: `${label}: see all` }) }}>
      {state === 'loading' && <PanelEntries label={label} entries={[]} awaited />}
      {state === 'failed' && <FailedPanel onRetry={retry} />}
      {state === 'ready' && named.length === 0 && <EmptyPanel />}
      {state !== 'loading' && (
        <PanelColumns>
          {named.map(({ key, name, entries }) => (
            <section key={key} aria-label={name}>
              <h3>{name}</h3>
              <PanelEntries label={name} entries={entries} />
            </section>
          ))}
        </PanelColumns>
      )}
    </NavigationPanel>
  );
}
