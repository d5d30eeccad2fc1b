import { breakable } from '../foundation/breakable.tsx';
import { Icon, fieldIcons, moreIcons } from '../Icon/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { BalanceAmount, BalanceFigure, BalanceFrame } from './Balance.styles.ts';

export type BalanceProps = {
  label: string;
  /** Formatted with its currency; undefined until the first answer. */
  amount?: string | undefined;
  /** Kind of a balance other than real money, e.g. "Play money"; always visible and part of the accessible name. */
  kind?: string | undefined;
  refreshLabel: string;
  refreshing: boolean;
  onRefresh: () => void;
  /** Error text of the last refresh; the older amount stays visible. */
  failure?: string | undefined;
};

/** The player's balance. The icon of the refresh button spins until the call succeeds or fails (REQ-043). */
export function Balance({ label, amount, kind, refreshLabel, refreshing, onRefresh, failure }: BalanceProps) {
  return (
    <BalanceFrame data-failed={failure ? true : undefined} title={failure}>
      <BalanceFigure>
        <span data-kind={kind && true}>{kind ?? label}</span>
        <BalanceAmount aria-label={kind ? `${label}: ${kind}` : label} aria-busy={amount === undefined}>
          {amount === undefined ? (
            failure ? (
              <span>—</span>
            ) : (
              <Skeleton shape="figure" />
            )
          ) : (
            <bdi key={amount} translate="no">
              {breakable(amount)}
            </bdi>
          )}
        </BalanceAmount>
      </BalanceFigure>
      <IconButton
        icon={fieldIcons.refresh}
        label={failure ? `${refreshLabel}. ${failure}` : refreshLabel}
        busy={refreshing}
        onClick={onRefresh}
      >
        {failure && !refreshing ? <Icon icon={moreIcons.warning} /> : undefined}
      </IconButton>
    </BalanceFrame>
  );
}
