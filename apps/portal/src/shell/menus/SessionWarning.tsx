import type { SessionEnding } from '@baize/features/session/ending';
import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';
import { bidiIsolate } from '../../site/words/bidiIsolate.ts';
import { useErrorText } from '../../site/words/useErrorText.ts';

/** Warns before the session ends, and lets the player stay with one press (REQ-091, WCAG 2.2.1). */
export function SessionWarning(ending: SessionEnding) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { secondsLeft, canStay, stay, staying, failure, read } = ending;
  if (secondsLeft === undefined) return null;
  const minutes = Math.floor(secondsLeft / 60);
  const time = bidiIsolate(`${minutes}:${String(secondsLeft % 60).padStart(2, '0')}`);
  const text = t({ id: 'menus.sessionEnds', message: `You will be logged out in ${time}.` });
  return (
    <ConfirmDialog
      open
      title={t({ id: 'menus.stillThere', message: 'Are you still there?' })}
      text={failure === undefined ? text : `${text} ${errorText(failure)}`}
      confirmLabel={
        canStay ? t({ id: 'menus.stay', message: 'Stay logged in' }) : t({ id: 'menus.understood', message: 'OK' })
      }
      onConfirm={canStay ? stay : read}
      cancelLabel={canStay ? t({ id: 'menus.notNow', message: 'Not now' }) : undefined}
      onCancel={read}
      busy={staying}
    />
  );
}
