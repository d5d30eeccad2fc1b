import { type MouseEvent, type ReactNode, type ToggleEvent, useId, useState } from 'react';
import { breakable } from '../foundation/breakable.tsx';
import { Icon, fieldIcons, moreIcons } from '../Icon/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { BalanceAmount, BalanceFigure, BalanceFrame, BalanceOpener, BalancePanel } from './Balance.styles.ts';

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
  /** A panel that a press on the amount opens, with the accessible name of button and panel. */
  panel?: { label: string; content: ReactNode } | undefined;
};

/** The player's balance. The icon of the refresh button spins until the call succeeds or fails (REQ-043). */
export function Balance({ label, amount, kind, refreshLabel, refreshing, onRefresh, failure, panel }: BalanceProps) {
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
      {panel && <OpenedPanel label={panel.label}>{panel.content}</OpenedPanel>}
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

/** A button over the amount, whose panel closes when one of its links is followed. */
function OpenedPanel({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <BalanceOpener type="button" popoverTarget={id} aria-label={label} aria-expanded={open} title={label} />
      <BalancePanel
        id={id}
        popover="auto"
        as="section"
        aria-label={label}
        onToggle={(event: ToggleEvent) => setOpen(event.newState === 'open')}
        onClick={closeOnLink}
      >
        {open && children}
      </BalancePanel>
    </>
  );
}

const closeOnLink = ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
  if (target instanceof Element && target.closest('a') !== null) currentTarget.hidePopover();
};
