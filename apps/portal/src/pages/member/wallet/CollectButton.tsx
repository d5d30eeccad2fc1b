import { useMoveMoney } from '@baize/features/transfers';
import { Button } from '@baize/ui-kit/Button';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { notifyAtom } from '../../../site/parts/notices.atoms.ts';
import { useMoneyRefusalText } from '../moneyOut/useMoneyRefusalText.ts';

/** Moves all money into the main wallet (REQ-225). */
export function CollectButton({ currency }: { readonly currency: string }) {
  const { t } = useLingui();
  const notify = useSetAtom(notifyAtom);
  const refusalText = useMoneyRefusalText(currency);
  const { move, isBusy, refusal } = useMoveMoney(COLLECT, () =>
    notify({ tone: 'success', text: t({ id: 'wallet.collected', message: 'All money is in your main wallet.' }) }),
  );
  return (
    <>
      {refusal && <FormMessage role="alert">{refusalText(refusal)}</FormMessage>}
      <div>
        <Button busy={isBusy} onClick={move}>
          {t({ id: 'wallet.collect', message: 'Move all to main wallet' })}
        </Button>
      </div>
    </>
  );
}

const COLLECT = { kind: 'collect' } as const;
