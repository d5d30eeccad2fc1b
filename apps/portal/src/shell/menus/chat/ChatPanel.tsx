import { useChat } from '@baize/features/support';
import { allowedAddress } from '@baize/domain/addresses';
import { FramePanel } from '@baize/ui-kit/FramePanel';
import { useState } from 'react';
import { useSite } from '../../../site/SiteContext.ts';
import { ChatChoice } from './ChatChoice.tsx';
import { ChatNotice } from './ChatNotice.tsx';
import { useFrameLoad } from './useFrameLoad.ts';

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
