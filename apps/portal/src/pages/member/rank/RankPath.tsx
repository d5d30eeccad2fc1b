import { useProfile, type Vip } from '@baize/features/member';
import { Avatar } from '@baize/ui-kit/Avatar';
import { Icon, fieldIcons } from '@baize/ui-kit/Icon';
import { VisuallyHidden } from '@baize/ui-kit/VisuallyHidden';
import { useLingui } from '@lingui/react/macro';
import { useMoney } from '../../../site/words/useMoney.ts';
import { RankNode, RankRow } from './RankPage.styles.ts';

/** Ranks before the current one that have room on a phone. */
const PASSED_AT_MOST = 2;

/** One horizontal path: the ranks passed, the current one with the member's mark, and the next. */
export function RankPath({ vip: { level, name, next, ranks, currency } }: { readonly vip: Vip }) {
  const { t } = useLingui();
  const money = useMoney();
  const { view } = useProfile();
  const passed = Array.from({ length: level }, (_, index) => index).slice(-PASSED_AT_MOST);
  const nickname = view.state === 'ready' ? view.nickname : '';
  const from = next && money(next.at, currency);
  return (
    <RankRow aria-label={t({ id: 'rank.path', message: 'Your way through the levels' })}>
      {passed.map((each) => (
        <RankNode key={each} data-state="passed">
          <span>
            <Icon icon={fieldIcons.check} />
          </span>
          <p>{ranks.find(({ level: of }) => of === each)?.name ?? t({ id: 'rank.level', message: `Level ${each}` })}</p>
          <VisuallyHidden>{t({ id: 'rank.passed', message: 'Reached' })}</VisuallyHidden>
        </RankNode>
      ))}
      <RankNode data-state="current" aria-current="step">
        <Avatar name={nickname} src={view.state === 'ready' ? view.picture : undefined} />
        <p>{name}</p>
        <small>{t({ id: 'rank.current', message: 'You are here' })}</small>
      </RankNode>
      {next && (
        <RankNode data-state="next">
          <span aria-hidden="true">{next.level}</span>
          <p>{next.name}</p>
          <small>{t({ id: 'rank.from', message: `From ${from}` })}</small>
        </RankNode>
      )}
    </RankRow>
  );
}
