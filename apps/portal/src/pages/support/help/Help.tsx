import { type FeedbackLength, useHelp } from '@baize/features/support';
import { Spinner } from '@baize/ui-kit/Spinner';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import { HelpTopics } from './HelpTopics.tsx';

type HelpProps = {
  /** The id of the topic that is open at first. */
  readonly topic: string | undefined;
  /** Rendered below the topics, once the length limits of feedback have loaded. */
  readonly children?: (feedback: FeedbackLength) => ReactNode;
};

/** The help topics, or their loading or failed state. */
export function Help({ topic, children }: HelpProps) {
  const { t } = useLingui();
  const { view, retry } = useHelp();
  if (view.state === 'loading') return <Spinner />;
  if (view.state === 'failed')
    return (
      <FailedNotice
        title={t({ id: 'help.failed', message: 'Help could not be loaded' })}
        error={view.error}
        onRetry={retry}
      />
    );
  return (
    <>
      {view.topics.length === 0 ? (
        <p>{t({ id: 'help.none', message: 'There are no help topics yet.' })}</p>
      ) : (
        <HelpTopics topics={view.topics} open={topic} />
      )}
      {children?.(view.feedback)}
    </>
  );
}
