import { LoadedContent } from '@baize/ui-kit/LoadedContent';
import { SideSheet } from '@baize/ui-kit/SideSheet';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FailedNotice } from '../../../site/screens/FailedNotice.tsx';
import type { GatewayError } from '../../../site/words/useErrorText.ts';
import { StoryStack } from './Records.styles.ts';

type StoryFrameProps<Story> = {
  readonly of: {
    readonly data: Story | undefined;
    readonly error: GatewayError | undefined;
    readonly retry: () => void;
  };
  readonly title: (story: Story) => string;
  readonly onClose: () => void;
  readonly children: (story: Story) => ReactNode;
};

/** The sheet of a row, while it loads, when that failed, and with its story. */
export function StoryFrame<Story>({ of, title, onClose, children }: StoryFrameProps<Story>) {
  const { t } = useLingui();
  const details = t({ id: 'story.title', message: 'Details' });
  const renderFailure = (error: GatewayError, retry: () => void) => (
    <FailedNotice
      title={t({ id: 'story.failed', message: 'The details could not be loaded' })}
      error={error}
      onRetry={retry}
    />
  );
  return (
    <SideSheet open onClose={onClose} title={of.data === undefined ? details : title(of.data)}>
      <LoadedContent
        of={of}
        loading={
          <StoryStack aria-busy>
            <Skeleton shape="figure" />
            <Skeleton shape="line" />
            <Skeleton shape="line" />
          </StoryStack>
        }
        failed={renderFailure}
      >
        {(story) => <StoryStack>{children(story)}</StoryStack>}
      </LoadedContent>
    </SideSheet>
  );
}
