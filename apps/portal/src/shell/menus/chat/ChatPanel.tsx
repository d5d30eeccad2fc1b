import { useChat } from '@baize/features/support';
import { allowedAddress } from '@baize/domain/addresses';
import { FramePanel } from '@baize/ui-kit/FramePanel';
import { useState, useEffect } from 'react';
import { useSite } from '../../../site/SiteContext.ts';
import { ChatChoice } from './ChatChoice.tsx';
import { ChatNotice } from './ChatNotice.tsx';

type ChatPanelProps = {
  /** The contacts of the chat. With several, the player chooses one first. */
  readonly models: readonly string[];
  readonly title: string;
  readonly onClose: () => void;
};

/**
 * The live chat in a frame, from the merchant's allowed origins only. A slow or failed load shows a notice (REQ-227).
 */
export function ChatPanel({ models, title, onClose }: ChatPanelProps) {
  const { document: tenant } = useSite();
  const [chosen, choose] = useState(models.length > 1 ? undefined : models[0]);
  const { view, retry } = useChat(
    chosen,
    (address) => allowedAddress(address, { origins: tenant.origins.chat }) !== undefined,
  );
  const url = view.state === 'open' ? view.url : undefined;
  const { state, loaded } = useFrameLoad(url);
  const failure = view.state === 'failed' || view.state === 'wrongAddress' ? view : undefined;
  const isSilent = url !== undefined && state === 'silent';
  const notice = failure || isSilent ? <ChatNotice failure={failure} onRetry={retry} /> : undefined;
  return (
    <FramePanel
      title={title}
      src={url}
      loading={failure === undefined && state !== 'loaded'}
      notice={chosen === undefined ? <ChatChoice models={models} onChoose={choose} /> : notice}
      onClose={onClose}
      onFrameLoad={loaded}
      onOpenTab={url === undefined ? undefined : () => void window.open(url, '_blank', 'noopener')}
    />
  );
}

/** A frame that has not loaded after this time offers a retry, or to open a tab. */
const SILENT_AFTER_SECONDS = 15;

type FrameLoad = 'waiting' | 'silent' | 'loaded';

/** Load state of the frame at an address. `silent` means overdue: it may still load. */
const useFrameLoad = (url: string | undefined): { readonly state: FrameLoad; readonly loaded: () => void } => {
  const [state, setState] = useState<FrameLoad>('waiting');
  useEffect(() => {
    if (url === undefined) return undefined;
    const timer = setTimeout(
      () => setState((now) => (now === 'waiting' ? 'silent' : now)),
      SILENT_AFTER_SECONDS * 1000,
    );
    return () => {
      clearTimeout(timer);
      setState('waiting');
    };
  }, [url]);
  return { state, loaded: () => setState('loaded') };
};
