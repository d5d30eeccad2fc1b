import { Component, type ComponentType, Fragment, type ReactNode } from 'react';
import { newReference, report } from '../app/report.ts';
import { ChunkFailure } from '../app/withTimeout.ts';
import { FaultScreen } from './lazyScreens.tsx';

type Props = {
  readonly children: ReactNode;
  /** Rendered instead of the fault screen. */
  readonly instead?: ReactNode;
  /** Rendered around the fault screen, where the whole site has failed and not a page within it. */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
};

type State = {
  readonly fault?: { readonly error: unknown; readonly reference: string };
};

/**
 * Error boundary of a page: renders the fault screen, and reports the error once (D33). Its key must be the page's
 * place, so that another page starts afresh.
 */
export class PageFault extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { fault: { error, reference: newReference() } };
  }

  // Reports here, not while rendering: React renders a failed tree a second time.
  override componentDidCatch(error: unknown): void {
    // Offline a chunk cannot load: the player sees that, and the operator has nothing to mend.
    if (error instanceof ChunkFailure && !navigator.onLine) return;
    report(error, this.state.fault?.reference ?? newReference());
  }

  override render(): ReactNode {
    const { fault } = this.state;
    const { children, instead, frame: Frame = Fragment } = this.props;
    if (fault === undefined) return children;
    return (
      instead ?? (
        <Frame>
          <FaultScreen isLate={fault.error instanceof ChunkFailure} reference={fault.reference} />
        </Frame>
      )
    );
  }
}
