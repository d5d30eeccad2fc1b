import type { PlayLine } from '@baize/features/launch';
import { useSession } from '@baize/features/session';
import { ButtonLink } from '@baize/ui-kit/Button';
import { Icon, moreIcons } from '@baize/ui-kit/Icon';
import { useLingui } from '@lingui/react/macro';
import { memberPage } from '../../../site/centre/memberPage.ts';
import { LimitsLink, RealMoneyLine } from './RealMoney.styles.ts';
import { SessionLine } from './SessionLine.tsx';

/** The line of a game for real money: time played and net, the limits, and a deposit, which open over the game. */
export function RealMoney({ line }: { readonly line: PlayLine }) {
  const { t } = useLingui();
  const { hasRealAccount } = useSession();
  const limits = t({ id: 'seamless.limits', message: 'Limits' });
  return (
    <RealMoneyLine>
      <SessionLine line={line} />
      {hasRealAccount && (
        <LimitsLink href={memberPage('limits')} aria-label={limits} title={limits}>
          <Icon icon={moreIcons.shield} />
        </LimitsLink>
      )}
      {hasRealAccount && (
        <ButtonLink size="small" href={memberPage('depositv2')}>
          {t({ id: 'header.deposit', message: 'Deposit' })}
        </ButtonLink>
      )}
    </RealMoneyLine>
  );
}
