import { itemsOf } from '@baize/features/paging';
import { useAccountRecord } from '@baize/features/records';
import { Link } from '@baize/ui-kit/Link';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { memberPage } from '../../../site/centre/memberPage.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { LastList } from './LastMovements.styles.ts';
import { RecordAmount } from './RecordAmount.tsx';
import { movementLabels } from './recordLabels.ts';

const AT_MOST = 3;
const places = Array.from({ length: AT_MOST }, (_, index) => index);

/** The last movements of the main wallet, each a link to its story. The room of all is there from the first paint. */
export function LastMovements() {
  const { t, i18n } = useLingui();
  const dateTime = useDateTime();
  const records = useAccountRecord({});
  const { state } = records.view;
  const label = t({ id: 'movements.last', message: 'Last transactions' });
  return (
    <LastList aria-busy={state === 'loading'}>
      <p>{label}</p>
      {state === 'loading' && places.map((place) => <Skeleton key={place} shape="line" />)}
      {state === 'empty' && <p>{t({ id: 'movements.none', message: 'You have no transactions yet' })}</p>}
      {state === 'failed' && <p>{t({ id: 'movements.failed', message: 'Your transactions could not be loaded' })}</p>}
      {state === 'ready' && (
        <ul aria-label={label}>
          {itemsOf(records)
            .slice(0, AT_MOST)
            .map(({ id, kind, amount, currency, occurredAt }) => (
              <li key={id}>
                <Link href={`${memberPage('transactionHistory')}?row=${encodeURIComponent(id)}`}>
                  <span>{i18n._(movementLabels[kind])}</span>
                  <RecordAmount minor={amount} currency={currency} moves />
                  <small>{dateTime(occurredAt)}</small>
                </Link>
              </li>
            ))}
        </ul>
      )}
    </LastList>
  );
}
