import { Icon, type IconSource, fieldIcons, moreIcons } from '../Icon/index.ts';
import { StatusBadgeFrame } from './StatusBadge.styles.ts';

/** `waiting` for what somebody else has to do, `info` for what the player has to do. */
export type StatusTone = 'neutral' | 'info' | 'waiting' | 'success' | 'warning' | 'danger';

export type StatusBadgeProps = {
  /** The status in a word or two, e.g. "Paid". */
  word: string;
  tone: StatusTone;
  /** In place of the tone's own icon. */
  icon?: IconSource | undefined;
};

const toneIcons = {
  neutral: moreIcons.dash,
  info: fieldIcons.info,
  waiting: moreIcons.clock,
  success: fieldIcons.check,
  warning: moreIcons.warning,
  danger: fieldIcons.alert,
} as const satisfies Record<StatusTone, IconSource>;

/** The status of an order, a bet or a document, marked by colour, icon and word (WCAG 1.4.1). */
export function StatusBadge({ word, tone, icon = toneIcons[tone] }: StatusBadgeProps) {
  return (
    <StatusBadgeFrame data-tone={tone}>
      <Icon icon={icon} />
      <span>{word}</span>
    </StatusBadgeFrame>
  );
}
