import { usePointBalance, usePointConfig, type PointConfig } from '@baize/features/points';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { FailedNotice } from '../../site/screens/FailedNotice.tsx';
import { useMoney } from '../../site/words/useMoney.ts';
import { bidiIsolate } from '../../site/words/bidiIsolate.ts';
import { ConvertForm } from './memberParts.ts';
import { PointCount, PursePanel } from './PointMallPage.styles.ts';
import { useNumberFormat } from './useNumberFormat.ts';

/** The terms of points; for a member also the balance and the form that converts points to money. */
export function PointPurse({ isMember }: { readonly isMember: boolean }) {
  const { t } = useLingui();
  const { data: config, error, retry } = usePointConfig();
  const title = t({ id: 'points.purse', message: 'Your points' });
  return (
    <PursePanel aria-label={title} aria-busy={config === undefined && error === undefined}>
      <h2>{title}</h2>
      {isMember && <OwnCount />}
      {config && <Terms config={config} />}
      {!config && !error && <Skeleton shape="line" />}
      {error && (
        <FailedNotice
          title={t({ id: 'points.terms.failed', message: 'The terms of the points could not be loaded' })}
          error={error}
          onRetry={retry}
        />
      )}
      {/* Rendered last, since its chunk loads late. */}
      {isMember && config && <Conversion config={config} />}
    </PursePanel>
  );
}

function OwnCount() {
  const { t } = useLingui();
  const count = useNumberFormat();
  const { data: points, error, retry } = usePointBalance();
  if (error)
    return (
      <FailedNotice
        title={t({ id: 'points.failed', message: 'Your points could not be loaded' })}
        error={error}
        onRetry={retry}
      />
    );
  return <PointCount>{points === undefined ? <Skeleton shape="figure" /> : count(points)}</PointCount>;
}

function Conversion({ config }: { readonly config: PointConfig }) {
  const { data: points, error } = usePointBalance();
  if (error) return null;
  const place = <Skeleton shape="figure" />;
  if (points === undefined) return place;
  return (
    <Suspense fallback={place}>
      <ConvertForm config={config} had={points} />
    </Suspense>
  );
}

function Terms({ config: { staked, convert, currency } }: { readonly config: PointConfig }) {
  const { t } = useLingui();
  const count = useNumberFormat();
  const money = useMoney();
  const stake = bidiIsolate(money(staked, currency));
  const some = count(convert.points);
  const pays = bidiIsolate(money(convert.pays, currency));
  return (
    <p>
      {t({
        id: 'points.terms',
        message: `You earn one point for every ${stake} you stake. ${some} points are worth ${pays}.`,
      })}
    </p>
  );
}
