import { fault, type RowFaults } from '../fault.ts';

/** The point mall. */
export const points: RowFaults = {
  'REQ-020': [
    fault('apps/portal/src/routes/areas/points.ts', "paths: ['/pointMall']", "paths: ['/points']"),
    fault('apps/portal/src/routes/areas/points.ts', "access: 'anyone'", "access: 'member'"),
  ],
  'REQ-215': [
    fault(
      'packages/domain/src/points/points.rules.ts',
      '(BigInt(points) * pays) / BigInt(of)',
      'BigInt(points) * pays',
    ),
    fault('apps/gateway/src/points/points.store.ts', '.set({ earned: earned + points })', '.set({ earned })'),
    fault('apps/gateway/src/points/spend.store.ts', "isThere ? 'approved' : 'rejected'", "'approved'"),
    fault(
      'apps/gateway/src/points/spend.store.ts',
      "      if (!isThere) await movePoints(tx, owner, { kind: 'returned', points, now });\n",
      '',
    ),
    fault('apps/gateway/src/points/points.routes.ts', 'url: rewardPath(id, language),', ''),
    fault('packages/features/src/points/usePoints.ts', "status === 'applying'", "status === 'approved'"),
    fault('apps/portal/src/pages/points/RedemptionList.tsx', '{i18n._(statusLabels[status])}', ''),
  ],
  'REQ-216': [
    fault('packages/gateway-contract/src/points.ts', '    payload: redeemRewardPayload,\n', ''),
    fault('packages/gateway-contract/src/points.ts', '    payload: convertPointsPayload,\n', ''),
    fault('apps/gateway/src/session/refusePassword.ts', 'await isPassword(password, member.password_hash)', 'true'),
    fault(
      'apps/gateway/src/session/refusePassword.ts',
      "if (!attempt.ok) return { code: 'locked', until: attempt.until };",
      '',
    ),
    fault(
      'packages/features/src/points/points.mutations.ts',
      'points: spending.points, password }',
      "points: spending.points, password: '' }",
    ),
    fault('apps/portal/src/pages/points/PasswordDialog.tsx', 'refusedField: refusedSpendField,', ''),
  ],
};
