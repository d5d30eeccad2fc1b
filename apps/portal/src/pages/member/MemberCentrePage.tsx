import { useRewards } from '@baize/features/promotions';
import { useLingui } from '@lingui/react';
import { CentreLayout } from '../../site/centre/CentreLayout.tsx';
import { routeNamed } from '../../site/routes/paths.ts';
import { memberRows } from './memberRows.ts';

/** The member centre: a popup over the current page, or a page of its own (REQ-217). Its badges count what can be done. */
export function MemberCentrePage() {
  const { i18n } = useLingui();
  const { view } = useRewards();
  const label = routeNamed('member')?.label;
  const badges = { rewards: view.state === 'ready' ? view.ready.length : 0 };
  return <CentreLayout title={label ? i18n._(label) : ''} rows={memberRows} badges={badges} />;
}
