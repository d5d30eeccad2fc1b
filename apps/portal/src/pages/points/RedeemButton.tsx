import { usePointBalance, type PointReward } from '@baize/features/points';
import { Button } from '@baize/ui-kit/Button';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { bidiIsolate } from '../../site/words/bidiIsolate.ts';
import { SpendDialog } from './spendParts.ts';
import { useNumberFormat } from './useNumberFormat.ts';

type RedeemButtonProps = {
  readonly reward: PointReward;
  readonly nameId: string;
};

/** Redeems a reward; with too few points, shows how many are missing. */
export function RedeemButton({ reward, nameId }: RedeemButtonProps) {
  const { t } = useLingui();
  const count = useNumberFormat();
  const { data: had } = usePointBalance();
  const [isAsking, setAsking] = useState(false);
  const missing = had === undefined ? 0 : reward.points - had;
  const lacking = count(missing);
  const some = count(reward.points);
  const name = bidiIsolate(reward.name);
  return (
    <>
      {missing > 0 && !isAsking ? (
        <p>
          {t({
            id: 'points.missing',
            message: plural(missing, { one: `${lacking} point to go`, other: `${lacking} points to go` }),
          })}
        </p>
      ) : (
        <Button variant="main" aria-haspopup="dialog" aria-describedby={nameId} onClick={() => setAsking(true)}>
          {t({ id: 'points.redeem', message: 'Redeem' })}
        </Button>
      )}
      <Suspense>
        {isAsking && (
          <SpendDialog
            spending={{ kind: 'redeem', rewardId: reward.id }}
            title={reward.name}
            text={t({ id: 'points.redeem.text', message: `You use ${some} points for: ${name}` })}
            action={t({ id: 'points.redeem', message: 'Redeem' })}
            done={t({
              id: 'points.redeem.done',
              message: 'Your request was sent. The answer will appear here.',
            })}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
