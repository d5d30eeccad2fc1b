import { Button, ButtonLink } from '@baize/ui-kit/Button';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { useSite } from '../app/SiteContext.ts';
import { report } from '../app/report.ts';
import { ChunkFailure } from '../routes/lazyPage.ts';

interface Props {
  readonly children: ReactNode;
  /** A new value starts afresh: the page one has gone to. */
  readonly place: string;
}

interface State {
  readonly fault?: { readonly error: unknown; readonly reference: string; readonly place: string } | undefined;
}

/** Stands around a page: what it throws becomes a screen with a way on, and is reported once (D33). */
export class PageFault extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { fault: { error, reference: report(error), place: '' } };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    if (state.fault === undefined) return null;
    if (state.fault.place === '') return { fault: { ...state.fault, place: props.place } };
    return state.fault.place === props.place ? null : { fault: undefined };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault === undefined ? this.props.children : <FaultScreen error={fault.error} reference={fault.reference} />;
  }
}

function FaultScreen({ error, reference }: { readonly error: unknown; readonly reference: string }) {
  const { t } = useLingui();
  const { document: tenant } = useSite();
  const isLate = error instanceof ChunkFailure;
  return (
    <StatusScreen
      kind="error"
      title={
        isLate
          ? t({ id: 'fault.late.title', message: 'The page took long to open' })
          : t({ id: 'fault.title', message: 'Something went wrong here' })
      }
      text={t({ id: 'fault.text', message: 'Check the network and try again, or contact customer service.' })}
      detail={{ label: t({ id: 'system.reference', message: 'Reference' }), value: reference }}
      action={
        <>
          <Button variant="main" icon="refresh" onClick={() => window.location.reload()}>
            {t({ id: 'system.retry.action', message: 'Try again' })}
          </Button>
          <ButtonLink href={tenant.customerService} icon="headset">
            {t({ id: 'system.customerService', message: 'Contact customer service' })}
          </ButtonLink>
        </>
      }
    />
  );
}
