import type { MessageKind } from '@baize/features/messages';
import { useLingui } from '@lingui/react/macro';

/** Returns the name of a kind of messages. */
export const useKindLabel = (): ((kind: MessageKind | 'all') => string) => {
  const { t } = useLingui();
  return (kind) => {
    switch (kind) {
      case 'all':
        return t({ id: 'messages.all', message: 'All' });
      case 'system':
        return t({ id: 'messages.system', message: 'System' });
      case 'personal':
        return t({ id: 'messages.personal', message: 'Personal' });
    }
  };
};
