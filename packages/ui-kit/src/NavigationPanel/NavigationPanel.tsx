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
  /** Source of the note. */
  source?: ReactNode;
  children: ReactNode;
};

/** The panel beneath the header: a link to the place itself, then its entries. */
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
