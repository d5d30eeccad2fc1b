import type { ReactNode } from 'react';
import { type StatusKind, StatusDrawing } from './StatusDrawing.tsx';
import { StatusActions, StatusDetail, StatusFrame, StatusTitle } from './StatusScreen.styles.ts';

export type { StatusKind } from './StatusDrawing.tsx';

export type StatusScreenProps = {
  kind: StatusKind;
  /** The situation in one sentence. */
  title: string;
  /** A remedy in one sentence. */
  text?: string | undefined;
  /** A fact to quote to customer service: an IP address, a reference, a time. */
  detail?: { label: string; value: string } | undefined;
  /** One button, or two, one of them quiet. */
  action?: ReactNode;
  /** For use within a page: a card with a smaller picture and without a heading. */
  compact?: boolean | undefined;
};

/** A page without content: empty, error, maintenance, blocked, not found (REQ-061, 062, 182). */
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
