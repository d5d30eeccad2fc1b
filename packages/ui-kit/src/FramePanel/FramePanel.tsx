import type { ReactNode } from 'react';
import { useModal } from '../Dialog/useModal.ts';
import { moreIcons } from '../Icon/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { FramePanelBar, FramePanelBox, FramePanelCover, FramePanelFloor } from './FramePanel.styles.ts';

export type FramePanelProps = {
  title: string;
  /** URL of the framed page; undefined while it loads. */
  src?: string | undefined;
  /** True until the frame has loaded. */
  loading: boolean;
  /** Covers the frame, or replaces it, with the reason why it is not shown and a remedy. */
  notice?: ReactNode;
  onClose: () => void;
  onFrameLoad?: (() => void) | undefined;
  onOpenTab?: (() => void) | undefined;
};

// Everything a chat needs except `allow-top-navigation`: a frame must not redirect the page.
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** A page of another site, such as a chat, in a modal frame at the end side; full screen on phones. */
export function FramePanel({ title, src, loading, notice, onClose, onFrameLoad, onOpenTab }: FramePanelProps) {
  const words = useKitWords();
  const covered = loading || notice !== undefined;
  return (
    <FramePanelBox {...useModal({ open: true, onClose })} aria-label={title}>
      <FramePanelBar>
        <h2>{title}</h2>
        {onOpenTab && <IconButton icon={moreIcons.external} label={words.openInTab} onClick={onOpenTab} />}
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </FramePanelBar>
      <FramePanelFloor>
        {src && (
          <iframe
            title={title}
            src={src}
            sandbox={SANDBOX}
            referrerPolicy="origin"
            inert={covered}
            onLoad={onFrameLoad}
          />
        )}
        {covered && <FramePanelCover>{notice ?? <Spinner />}</FramePanelCover>}
      </FramePanelFloor>
    </FramePanelBox>
  );
}
