import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '../../../site/words/useDateTime.ts';

/** Rendered in place of the games of a vendor under maintenance, with its end if that is known (REQ-182). */
export function VendorClosed({ name, until }: { readonly name: string; readonly until: string | undefined }) {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const moment = until === undefined ? undefined : dateTime(until);
  return (
    <StatusScreen
      compact
      kind="maintenance"
      title={t({ id: 'in_maintenance', message: `${name} is under maintenance` })}
      text={
        moment === undefined
          ? t({ id: 'in_maintenance.text', message: 'Please choose another provider in the meantime.' })
          : t({ id: 'in_maintenance.until', message: `Its games will be back by ${moment}.` })
      }
    />
  );
}
