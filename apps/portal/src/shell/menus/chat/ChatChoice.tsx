import { Button } from '@baize/ui-kit/Button';
import { moreIcons } from '@baize/ui-kit/Icon';
import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { ChatNames } from './ChatChoice.styles.ts';

type ChatChoiceProps = {
  readonly models: readonly string[];
  readonly onChoose: (model: string) => void;
};

/** The contacts of the chat, by the merchant's names for them; a press opens the chat with one. */
export function ChatChoice({ models, onChoose }: ChatChoiceProps) {
  const { t } = useLingui();

  const handleChoose = (event: MouseEvent, model: string) => {
    // The pressed button is about to disappear: the focus stays in the panel.
    event.currentTarget.closest('dialog')?.querySelector('button')?.focus();
    onChoose(model);
  };

  const title = t({ id: 'menus.chat.choose', message: 'Who would you like to contact?' });
  return (
    <ChatNames aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {models.map((model) => (
          <li key={model}>
            <Button wide icon={moreIcons.headset} onClick={(event) => handleChoose(event, model)}>
              <bdi translate="no">{model}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </ChatNames>
  );
}
