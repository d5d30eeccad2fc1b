import { Component, type ComponentType, Fragment, type ReactNode } from 'react';
import { newReference, report } from '../app/report.ts';
import { ChunkFailure } from '../app/withinTime.ts';
import { FaultScreen } from './lazyScreens.tsx';

interface Props {
  readonly children: ReactNode;
  /** Shown in place of the screen that says what happened. */
  readonly instead?: ReactNode;
  /** Stands around that screen, where a whole site fails and not a page within it. */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
}

interface State {
  readonly fault?: { readonly error: unknown; readonly reference: string };
}

/**
 * Stands around a page: what it throws becomes a screen with a way on, and is reported once (D33). Give it the place as
 * its key, so that another page starts afresh.
 */
export class PageFault extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { fault: { error, reference: newReference() } };
  }

  // React tries a failed render a second time, so what is said while rendering would be said twice.
  override componentDidCatch(error: unknown): void {
    // Without a network a chunk cannot come: the player is told, and the operator has nothing to mend.
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
