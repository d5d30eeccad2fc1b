import { Button } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';

/** The fallback when the chunk or the words of the screens fail to load. */
export function PlainScreen() {
  const { t } = useLingui();
  return (
    <div role="alert">
      <p>{t({ id: 'error.network', message: 'There is a network problem. Try again.' })}</p>
      <Button onClick={() => window.location.reload()}>{t({ id: 'system.retry.action', message: 'Try again' })}</Button>
    </div>
  );
}
