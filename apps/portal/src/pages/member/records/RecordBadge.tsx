import { StatusBadge, type StatusTone } from '@baize/ui-kit/StatusBadge';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';

type RecordBadgeProps = { readonly of: { readonly word: MessageDescriptor; readonly tone: StatusTone } };

/** A status of `recordLabels`. */
export function RecordBadge({ of: { word, tone } }: RecordBadgeProps) {
  const { i18n } = useLingui();
  return <StatusBadge word={i18n._(word)} tone={tone} />;
}
