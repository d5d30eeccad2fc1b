import { useChatModel } from '@baize/features/support';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { useSite } from '../../../app/SiteContext.ts';
import { lazyExtra } from '../../../words/lazyWithWords.tsx';

const fetchPanel = () => import('./ChatPanel.tsx');
const ChatPanel = lazyExtra('menus', () => fetchPanel().then((chunk) => chunk.ChatPanel));

/**
 * Opens the live chat over the page where a link to customer service is pressed, wherever it stands (REQ-227). Where the
 * merchant has no chat, or the code for it did not come, each link leads where it says.
 */
export function LiveChat() {
  const { t } = useLingui();
  const { effective } = useSite();
  const model = useChatModel();
  const [isHere, setIsHere] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const hasModel = model !== undefined;
  useEffect(() => {
    if (!hasModel) return undefined;
    let left = false;
    fetchPanel()
      .then(() => left || setIsHere(true))
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [hasModel]);

  const { customerService } = effective;
  // In the panel itself the link stays a link: it is the way that is left.
  const isListening = isHere && !isOpen;
  useEffect(() => {
    if (!isListening) return undefined;
    const handleClick = (event: MouseEvent) => {
      if (!isPlain(event) || hrefPressed(event) !== customerService) return;
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(true);
    };
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, [isListening, customerService]);

  if (model === undefined || !isOpen) return null;
  return (
    <Suspense>
      <ChatPanel model={model} title={t({ id: 'menus.chat', message: 'Live chat' })} onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** Where the link leads that something is about. */
function hrefPressed({ target }: Event): string | null | undefined {
  return target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
}
