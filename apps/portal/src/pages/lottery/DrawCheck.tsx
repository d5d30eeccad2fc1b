import { type CheckedDraw, type LotteryKey, useDrawCheck } from '@baize/features/lottery';
import { DescriptionList } from '@baize/ui-kit/DescriptionList';
import { Dialog } from '@baize/ui-kit/Dialog';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { Skeleton } from '@baize/ui-kit/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { FailedNotice } from '../../site/screens/FailedNotice.tsx';
import { drawNumber } from './drawNumber.ts';
import { ProofCode } from './History.styles.ts';

type DrawCheckProps = {
  readonly draw: LotteryKey & { readonly issueNumber: string };
  readonly onClose: () => void;
};

/**
 * Verifies a draw in the browser: the seed must match the fingerprint published before any bet, and must yield the
 * numbers published after it.
 */
export function DrawCheck({ draw, onClose }: DrawCheckProps) {
  const { t } = useLingui();
  const issueNumber = drawNumber(draw.issueNumber);
  const { data, error, retry } = useDrawCheck(draw);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t({ id: 'lottery.check.title', message: `Draw no. ${issueNumber}, checked` })}
    >
      {error && (
        <FailedNotice
          title={t({ id: 'lottery.checkFailed', message: 'This draw could not be checked' })}
          error={error}
          onRetry={retry}
        />
      )}
      {data ? <Verdict code={draw.code} checked={data} /> : !error && <Skeleton shape="figure" />}
    </Dialog>
  );
}

function Verdict({
  code,
  checked: { proof, verdict, drawn },
}: {
  readonly code: string;
  readonly checked: CheckedDraw;
}) {
  const { t } = useLingui();
  const sentence = {
    right: () =>
      t({
        id: 'lottery.check.right',
        message:
          'This draw is correct. Your browser drew the same numbers from the seed that was fixed before any bet.',
      }),
    wrong: () =>
      t({
        id: 'lottery.check.wrong',
        message: 'This draw does not match what was published before it. Contact customer service.',
      }),
    early: () =>
      t({
        id: 'lottery.check.early',
        message: 'This draw is still to come. Its fingerprint is already fixed. The seed is published after the draw.',
      }),
  }[verdict]();
  const tone = verdict === 'right' ? 'success' : verdict === 'wrong' ? 'error' : 'hint';
  const numbers = drawn && [...drawn.winningNumbers, ...(drawn.specialNumber ? [drawn.specialNumber] : [])].join(' ');
  const facts = [
    {
      id: 'hash',
      label: t({ id: 'lottery.check.hash', message: 'Fingerprint (SHA-256), published before the draw' }),
      value: proof.seedHash,
    },
    {
      id: 'seed',
      label: t({ id: 'lottery.check.seed', message: 'Seed, published after the draw' }),
      value: proof.seed,
    },
    {
      id: 'name',
      label: t({ id: 'lottery.check.name', message: 'Name of the draw' }),
      value: `${code} ${proof.issueNumber}`,
    },
    {
      id: 'numbers',
      label: t({ id: 'lottery.check.numbers', message: 'Numbers drawn in this browser' }),
      value: numbers,
    },
  ];
  return (
    <>
      <FormMessage tone={tone}>{sentence}</FormMessage>
      <DescriptionList
        items={facts
          .filter(({ value }) => value !== undefined)
          .map(({ id, label, value }) => ({ id, label, value: <ProofCode>{value}</ProofCode> }))}
      />
    </>
  );
}
