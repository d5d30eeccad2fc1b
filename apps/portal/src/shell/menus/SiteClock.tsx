import { useSiteTime } from '@baize/features/system';
import { Clock } from '@baize/ui-kit/Clock';
import { useLingui } from '@lingui/react/macro';
import { useClockFace } from './useClockFace.ts';

/** The time in the merchant's time zone (REQ-046). */
export function SiteClock({ listed }: { readonly listed?: boolean }) {
  const { t } = useLingui();
  const write = useClockFace();
  const now = useSiteTime();
  return (
    write && <Clock label={t({ id: 'menus.clock', message: 'Site time' })} write={write} now={now} listed={listed} />
  );
}
