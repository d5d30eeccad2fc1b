import { type LotteryGames, type LotteryHouse, type NamedLottery, useRecentLotteries } from '@baize/features/lottery';
import { Icon } from '@baize/ui-kit/Icon';
import { useLingui } from '@lingui/react/macro';
import { hrefOf } from '../../site/routes/paths.ts';
import { RouterLink } from '../../site/routes/RouterLink.tsx';
import { lotteryKindIcon } from './lotteryKindIcons.ts';
import { LotteryLink, LotteryNav } from './LotteryPage.styles.ts';

type LotteryMenuProps = {
  readonly house: LotteryHouse;
  readonly groups: readonly LotteryGames[];
  readonly current: NamedLottery | undefined;
};

/** The lotteries of a house by group; in Vietnam's also those that the member has bet on (REQ-187). */
export function LotteryMenu({ house, groups, current }: LotteryMenuProps) {
  const { t } = useLingui();
  const recent = useRecentLotteries(house === 'vnLottery');
  const named = [
    ...(recent.length > 0
      ? [{ code: 'recent', name: t({ id: 'lottery.recent', message: 'Recent' }), games: recent }]
      : []),
    ...groups,
  ];
  return (
    <LotteryNav aria-label={t({ id: 'lottery.menu', message: 'Lotteries' })}>
      {named.map(({ code, name, games }) => (
        <section key={code} aria-label={name || undefined}>
          {name && (
            <h2>
              <Icon icon={lotteryKindIcon(code)} />
              <span>{name}</span>
            </h2>
          )}
          <ul>
            {games.map((game) => (
              <li key={`${'vendor' in game ? game.vendor : ''} ${game.code}`}>
                <LotteryLink
                  as={RouterLink}
                  href={hrefOf(house, { gameCode: game.code })}
                  aria-current={code !== 'recent' && game.code === current?.code ? 'page' : undefined}
                >
                  <bdi translate="no">{game.name}</bdi>
                </LotteryLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </LotteryNav>
  );
}
