import { dateTimeFormat, formatLocale } from '@baize/domain/languages';
import type { PaymentTimes } from '@baize/features/payments';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../../../site/SiteContext.ts';

type MeasuredSourceProps = { readonly times: PaymentTimes };

/** The orders that the times of payments were measured on, and their day; null when none were. */
export function MeasuredSource({ times: { deposit, withdrawal, measuredAt } }: MeasuredSourceProps) {
  const { t } = useLingui();
  const { document: tenant, language } = useSite();
  const orders = (deposit?.orders ?? 0) + (withdrawal?.orders ?? 0);
  if (orders === 0) return null;
  const format = dateTimeFormat(formatLocale(language, tenant.region), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <span>
        {t({
          id: 'lobby.measured',
          message: plural(orders, { one: 'Measured on the latest # order', other: 'Measured on the latest # orders' }),
        })}
      </span>
      <span> · </span>
      <bdi>{format.format(new Date(measuredAt))}</bdi>
    </>
  );
}
