import { Component, type ComponentType, Fragment, type ReactNode } from 'react';
import { newReference, report } from '../site/report.ts';
import { ChunkFailure } from '../site/withTimeout.ts';
import { ErrorScreen } from '../site/lazyScreens.tsx';

type Props = {
  readonly children: ReactNode;
  /** Rendered instead of the error screen. */
  readonly instead?: ReactNode;
  /** Rendered around the error screen, where the whole site has failed and not a page within it. */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
};

type State = {
  readonly caught?: { readonly error: unknown; readonly reference: string };
};

/**
 * Error boundary of a page: renders the error screen, and reports the error once (D33). Its key must be the page's
 * place, so that another page starts afresh.
 */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error, reference: newReference() } };
  }

  // Reports here, not while rendering: React renders a failed tree a second time.
  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkFailure && error.wasOffline) return;
    report(error, this.state.caught?.reference ?? newReference());
  }

  override render(): ReactNode {
    const { caught } = this.state;
    const { children, instead, frame: Frame = Fragment } = this.props;
    if (caught === undefined) return children;
    return (
      instead ?? (
        <Frame>
          <ErrorScreen error={caught.error} reference={caught.reference} />
        </Frame>
      )
    );
  }
}
