import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useKitWords } from '../KitWords/index.ts';
import { ToastFrame, ToastRegionFrame } from './Toast.styles.ts';

export type ToastMessage = { id: string; tone: 'success' | 'error' | 'info'; text: string };

export type ToastRegionProps = {
  toasts: readonly ToastMessage[];
  onDismiss: (id: string) => void;
};

const toneIcons = { success: 'check', error: 'alert', info: 'info' } as const;

/**
 * Short messages at the bottom of the screen, announced politely (WCAG 4.1.3). The region is always in the page: a
 * screen reader does not announce the first message of a region that is added with it.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const words = useKitWords();
  return (
    <ToastRegionFrame aria-live="polite">
      {toasts.map(({ id, tone, text }) => (
        <ToastFrame key={id} data-tone={tone}>
          <Icon icon={toneIcons[tone]} />
          <span>{text}</span>
          <IconButton icon="close" label={words.close} onClick={() => onDismiss(id)} />
        </ToastFrame>
      ))}
    </ToastRegionFrame>
  );
}
