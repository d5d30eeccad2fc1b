import { type MessageKind, useChangeMessages, useMessages } from '@baize/features/messages';
import { Button } from '@baize/ui-kit/Button';
import { ChipRow } from '@baize/ui-kit/ChipRow';
import { FilterChip } from '@baize/ui-kit/FilterChip';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useKitWords } from '@baize/ui-kit/KitWords';
import { VisuallyHidden } from '@baize/ui-kit/VisuallyHidden';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { choice } from '../../../site/routes/search/filters.ts';
import { useFilters } from '../../../site/routes/useFilters.ts';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import { useErrorText } from '../../../site/words/useErrorText.ts';
import { Messages } from './Messages.tsx';
import { MessagesBar, MessagesStack } from './MessagesPage.styles.ts';
import { useKindLabel } from './useKindLabel.ts';

const kinds = ['all', 'system', 'personal'] as const;
const schema = { kind: choice(kinds, 'all') };

const kindOf = (chosen: (typeof kinds)[number]): MessageKind | undefined => (chosen === 'all' ? undefined : chosen);

/** The messages of the member, by the site and by people: read one, delete it, mark all as read (D20). */
export function MessagesPage() {
  const { t } = useLingui();
  const { filters, set } = useFilters(schema);
  const label = useKindLabel();
  const { view, retry } = useMessages({ kind: kindOf(filters.kind) });
  const changes = useChangeMessages();
  const unread = view.state === 'ready' ? (view.totals?.unread ?? 0) : 0;
  return (
    <MessagesStack>
      <MessagesBar>
        <ChipRow label={t({ id: 'messages.filter', message: 'Filter messages' })}>
          {kinds.map((kind) => (
            <FilterChip
              key={kind}
              label={label(kind)}
              selected={filters.kind === kind}
              onSelect={() => set({ kind })}
            />
          ))}
        </ChipRow>
        {view.state === 'ready' && (
          <Button size="small" disabled={unread === 0} onClick={changes.markAllRead}>
            {t({ id: 'messages.readAll', message: 'Mark all as read' })}
          </Button>
        )}
      </MessagesBar>
      <ChangeFailure {...changes} />
      {view.state === 'loading' && <MessagePlaces />}
      {view.state === 'failed' && (
        <FailedNotice
          title={t({ id: 'messages.failed', message: 'Your messages could not be loaded' })}
          error={view.error}
          onRetry={retry}
        />
      )}
      {view.state === 'empty' && (
        <StatusScreen
          compact
          kind="empty"
          title={t({ id: 'messages.empty', message: 'You have no messages' })}
          text={t({ id: 'messages.empty.text', message: 'News about your account will appear here.' })}
        />
      )}
      {view.state === 'ready' && (
        // The sanitiser of the texts is a chunk of its own.
        <Suspense fallback={<MessagePlaces />}>
          <Messages list={view} changes={changes} />
        </Suspense>
      )}
    </MessagesStack>
  );
}

const PLACES = [1, 2, 3, 4];

function MessagePlaces() {
  const words = useKitWords();
  return (
    <>
      <VisuallyHidden as="output">{words.loading}</VisuallyHidden>
      {PLACES.map((place) => (
        <Skeleton key={place} shape="figure" />
      ))}
    </>
  );
}

function ChangeFailure({ failure, retry }: Pick<ReturnType<typeof useChangeMessages>, 'failure' | 'retry'>) {
  const { t } = useLingui();
  const errorText = useErrorText();
  if (failure === undefined) return null;
  return (
    <FormMessage role="alert">
      <span>
        {failure.kind === 'delete'
          ? t({ id: 'messages.notDeleted', message: 'This message could not be deleted.' })
          : t({ id: 'messages.notMarked', message: 'This could not be marked as read.' })}
      </span>{' '}
      <span>{errorText(failure.error)}</span>{' '}
      <Button variant="plain" onClick={retry}>
        {t({ id: 'system.retry.action', message: 'Try again' })}
      </Button>
    </FormMessage>
  );
}
