import type { ReactNode } from 'react';
import { useModal } from '../Dialog/useModal.ts';
import { moreIcons } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useKitWords } from '../KitWords/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { FramePanelBar, FramePanelBox, FramePanelCover, FramePanelFloor } from './FramePanel.styles.ts';

export type FramePanelProps = {
  title: string;
  /** The other site's address, once it is known. */
  src?: string | undefined;
  /** The frame has not loaded yet. */
  loading: boolean;
  /** Over the frame, or in its place: why it is not seen, and what to do now. */
  notice?: ReactNode;
  onClose: () => void;
  onFrameLoad?: (() => void) | undefined;
  onOpenTab?: (() => void) | undefined;
};

// All that a chat needs, but not to lead the whole page elsewhere.
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** A page of another site, such as a chat, in a frame at the end side; on phones it takes the screen. Closed by Escape and its button. */
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
