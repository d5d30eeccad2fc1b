import { useEffect } from 'react';
import { withTimeout } from '../../../site/withTimeout.ts';
import { lazyWithWords } from '../../../site/words/lazyWithWords.tsx';
import type { BotCheckDialogProps } from './BotCheckDialog.tsx';

const loadDialog = () => import('./BotCheckDialog.tsx').then((chunk) => chunk.BotCheckDialog);

/**
 * The bot check of a form in a lazy chunk. If that fails to load, the check is cancelled and the form is usable again.
 */
export const BotCheck = lazyWithWords<BotCheckDialogProps>(
  'botCheck',
  () => withTimeout(loadDialog).catch(() => NoBotCheck),
  (_failure, props) => <NoBotCheck {...props} />,
);

function NoBotCheck({ onCancel }: BotCheckDialogProps) {
  useEffect(onCancel, [onCancel]);
  return null;
}
