import type { PlayLine } from '@baize/features/launch';
import { useSession } from '@baize/features/session';
import { ButtonLink } from '@baize/ui-kit/Button';
import { moreIcons } from '@baize/ui-kit/Icon';
import { useLingui } from '@lingui/react/macro';
import { memberPage } from '../../../site/centre/memberPage.ts';
import { RealMoneyLine } from './RealMoney.styles.ts';
import { SessionLine } from './SessionLine.tsx';

/** The line of a game for real money: time played and net, and a deposit, which opens over the game. */
export function RealMoney({ line }: { readonly line: PlayLine }) {
  const { t } = useLingui();
  const { hasRealAccount } = useSession();
  return (
    <RealMoneyLine>
      <SessionLine line={line} />
      {hasRealAccount && (
        <ButtonLink size="small" icon={moreIcons.wallet} href={memberPage('depositv2')}>
          {t({ id: 'header.deposit', message: 'Deposit' })}
        </ButtonLink>
      )}
    </RealMoneyLine>
  );
}
