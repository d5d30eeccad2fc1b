import { Dialog } from '@baize/ui-kit/Dialog';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import type { PageRoute } from '../site/routes/paths.ts';
import { InPopupContext, PlaceContext, type Place } from '../site/routes/Place.ts';
import { focusHeading } from '../site/routes/useScrollAndFocus.ts';
import { useClose } from '../site/routes/useMove.ts';
import { EntryTabs } from './EntryTabs.tsx';
import { RoutePage } from './RoutePage.tsx';

type PopupProps = {
  readonly place: Place;
  readonly route: PageRoute;
};

/** A page in a dialog over another: titled by its label, closed by Back, Escape and its button (D11). */
export function Popup({ place, route }: PopupProps) {
  const { i18n } = useLingui();
  const close = useClose();
  useEffect(
    () => () => {
      // The dialog returns the focus to the link that opened it. A login removes that link: then the page gets the
      // focus.
      if (document.activeElement === document.body) focusHeading();
    },
    [],
  );
  return (
    <Dialog open onClose={close} title={i18n._(route.label)} wide={route.name === 'member'}>
      <InPopupContext value>
        <PlaceContext value={place}>
          <EntryTabs current={route.name} />
          <RoutePage route={route} />
        </PlaceContext>
      </InPopupContext>
    </Dialog>
  );
}
