import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { PanelFoot, PanelFrame, PanelHead, PanelNote, PanelRow } from './NavigationPanel.styles.ts';

export { PanelColumns, PanelNotice } from './NavigationPanel.styles.ts';
export { PanelEntries, type PanelEntriesProps, type PanelEntry } from './PanelEntries.tsx';
export { usePanels } from './usePanels.ts';

export type NavigationPanelProps = {
  /** Leads to the place that the panel belongs to. */
  head?: { href: string; label: string } | undefined;
  /** A word on what one gets there, e.g. a rebate. */
  note?: string | undefined;
  /** Where the note is from. */
  source?: ReactNode;
  children: ReactNode;
};

/** What opens beneath the header: the way to the place itself, then what is behind it. */
export function NavigationPanel({ head, note, source, children }: NavigationPanelProps) {
  return (
    <PanelFrame>
      <PanelRow>
        {head && (
          <PanelHead>
            <Link href={head.href}>
              <span>{head.label}</span>
              <Icon icon="forward" />
            </Link>
            {note && <PanelNote>{note}</PanelNote>}
          </PanelHead>
        )}
        {children}
        {source && <PanelFoot>{source}</PanelFoot>}
      </PanelRow>
    </PanelFrame>
  );
}
