import type { ReactNode } from 'react';
import { type StatusKind, StatusDrawing } from './StatusDrawing.tsx';
import { StatusActions, StatusDetail, StatusFrame, StatusTitle } from './StatusScreen.styles.ts';

export type StatusScreenProps = {
  kind: StatusKind;
  /** What happened, in one sentence. */
  title: string;
  /** What to do now, in one sentence. */
  text?: string | undefined;
  /** A fact to quote to the help desk: an address, a reference, a time. */
  detail?: { label: string; value: string } | undefined;
  /** The one button, or two of which one is quiet. */
  action?: ReactNode;
  /** Within a page that has its own heading: a card with a smaller picture, and no heading of its own. */
  compact?: boolean | undefined;
};

/** What a page says when it has nothing to show: empty, error, maintenance, blocked, not found (REQ-061, 062, 182). */
export function StatusScreen({ kind, title, text, detail, action, compact }: StatusScreenProps) {
  const small = compact || undefined;
  return (
    <StatusFrame data-compact={small}>
      <StatusDrawing kind={kind} />
      <StatusTitle as={compact ? 'p' : undefined} data-compact={small}>
        {title}
      </StatusTitle>
      {text && <p>{text}</p>}
      {detail && (
        <StatusDetail>
          <dt>{detail.label}</dt>
          <dd>
            <bdi translate="no">{detail.value}</bdi>
          </dd>
        </StatusDetail>
      )}
      {action && <StatusActions>{action}</StatusActions>}
    </StatusFrame>
  );
}
