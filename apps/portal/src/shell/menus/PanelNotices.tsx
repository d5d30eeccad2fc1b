import { Button } from '@baize/ui-kit/Button';
import { PanelNotice } from '@baize/ui-kit/NavigationPanel';
import { useLingui } from '@lingui/react/macro';

/** Rendered in place of an empty list. */
export function EmptyPanel() {
  const { t } = useLingui();
  return (
    <PanelNotice>
      <p>{t({ id: 'menus.nothing', message: 'Nothing here yet' })}</p>
    </PanelNotice>
  );
}

/** Rendered in place of a list that failed to load. */
export function FailedPanel({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <PanelNotice role="alert">
      <p>{t({ id: 'menus.failed', message: 'This could not be loaded.' })}</p>
      <Button size="small" onClick={onRetry}>
        {t({ id: 'menus.retry', message: 'Try again' })}
      </Button>
    </PanelNotice>
  );
}
