import type { Loaded } from '@baize/features/paging';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import type { ReactNode } from 'react';
import { FailedNotice } from './FailedNotice.tsx';

type PageStatesProps<Data extends object> = {
  readonly view: Loaded<Data, 'empty'>;
  readonly retry: () => void;
  /** Placeholders in the shape of the content. */
  readonly loading: ReactNode;
  /** Title of the failure. */
  readonly failed: string;
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  readonly children: (ready: { readonly state: 'ready' } & Readonly<Data>) => ReactNode;
};

/** Content of a page by the state of its view: placeholders, a failure with a retry, an empty state or the data. */
export function PageStates<Data extends object>({
  view,
  retry,
  loading,
  failed,
  empty,
  children,
}: PageStatesProps<Data>) {
  if (view.state === 'loading') return loading;
  if (view.state === 'failed') return <FailedNotice title={failed} error={view.error} onRetry={retry} />;
  if (view.state === 'empty') return <StatusScreen compact kind="empty" {...empty} />;
  return children(view);
}
