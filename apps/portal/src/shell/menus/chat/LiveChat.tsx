import { useChatModels } from '@baize/features/support';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { useSite } from '../../../site/SiteContext.ts';
import { focusHeading } from '../../../site/routes/useScrollAndFocus.ts';
import { useOwnEntry } from '../../../site/routes/useOwnEntry.ts';
import { lazyExtra } from '../../../site/words/lazyWithWords.tsx';
import { useServicePress, type ChatState } from './useServicePress.ts';

const fetchPanel = () => import('./ChatPanel.tsx');
const ChatPanel = lazyExtra('menus', () => fetchPanel().then((chunk) => chunk.ChatPanel));

type Opening = {
  readonly id: string;
  /** The pressed link. */
  readonly link: HTMLElement;
};

/**
 * Opens the live chat over the page when any link to customer service is pressed (REQ-227). Without a chat, or when its
 * chunk fails to load, each link navigates as usual.
 */
export function LiveChat() {
  const { t } = useLingui();
  const { effective } = useSite();
  const models = useChatModels();
  const code = usePanelCode(models !== undefined && models.length > 0);
  const [opening, setOpening] = useState<Opening>();
  const close = useOwnEntry(opening?.id, () => setOpening(undefined));
  const known: ChatState = models?.length === 0 ? 'none' : models === undefined ? 'unknown' : code;
  useServicePress(effective.customerService, opening === undefined ? known : 'open', (link) =>
    setOpening({ id: `chat ${performance.now()}`, link }),
  );
  useEffect(() => {
    if (opening === undefined) return undefined;
    const { link } = opening;
    return () => giveFocusBack(link);
  }, [opening]);

  if (models === undefined || opening === undefined) return null;
  return (
    <Suspense>
      <ChatPanel
        key={opening.id}
        models={models}
        title={t({ id: 'menus.chat', message: 'Live chat' })}
        onClose={close}
      />
    </Suspense>
  );
}

/** State of the panel's chunk, which is fetched once `wanted`; `none` after a failure. */
const usePanelCode = (wanted: boolean): ChatState => {
  const [code, setCode] = useState<ChatState>('unknown');
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    const arrive = (state: ChatState) => left || setCode(state);
    fetchPanel().then(
      () => arrive('ready'),
      () => arrive('none'),
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  return code;
};

/**
 * Focuses the pressed link, for browsers that do not focus links on a press: the dialog could not return the focus to
 * it.
 */
const giveFocusBack = (link: HTMLElement): void => {
  if (document.activeElement !== document.body) return;
  if (link.isConnected) link.focus({ preventScroll: true });
  else focusHeading();
};
