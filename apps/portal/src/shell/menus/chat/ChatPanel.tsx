import { useChat } from '@baize/features/support';
import { allowedAddress } from '@baize/domain/addresses';
import { FramePanel } from '@baize/ui-kit/FramePanel';
import { useSite } from '../../../app/SiteContext.ts';
import { ChatNotice } from './ChatNotice.tsx';
import { useFrameLoad } from './useFrameLoad.ts';

interface ChatPanelProps {
  readonly model: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** The live chat in its frame, where the merchant lets chats in; never an endless wait, and never nothing (REQ-227). */
export function ChatPanel({ model, title, onClose }: ChatPanelProps) {
  const { document: tenant } = useSite();
  const { view, retry } = useChat(
    model,
    (address) => allowedAddress(address, { origins: tenant.origins.chat }) !== undefined,
  );
  const url = view.state === 'open' ? view.url : undefined;
  const { state, loaded } = useFrameLoad(url);
  const fault = view.state === 'failed' || view.state === 'wrongAddress' ? view : undefined;
  const isSilent = url !== undefined && state === 'silent';
  return (
    <FramePanel
      title={title}
      src={url}
      loading={fault === undefined && state !== 'loaded'}
      notice={fault || isSilent ? <ChatNotice fault={fault} onRetry={retry} /> : undefined}
      onClose={onClose}
      onFrameLoad={loaded}
      onOpenTab={url === undefined ? undefined : () => void window.open(url, '_blank', 'noopener')}
    />
  );
}
