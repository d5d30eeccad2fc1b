import type { MoveMoney } from '@baize/features/transfers';
import { Button } from '@baize/ui-kit/Button';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { useLingui } from '@lingui/react/macro';
import { useMoneyRefusalText } from '../moneyOut/useMoneyRefusalText.ts';

type CollectButtonProps = { readonly currency: string; readonly call: MoveMoney };

/** Moves all money into the main wallet (REQ-225). */
export function CollectButton({ currency, call }: CollectButtonProps) {
  const { t } = useLingui();
  const refusalText = useMoneyRefusalText(currency);
  const refusal = call.refusalOf('collect');
  return (
    <>
      {refusal && <FormMessage role="alert">{refusalText(refusal)}</FormMessage>}
      <div>
        <Button busy={call.isBusy} onClick={() => call.move({ kind: 'collect' })}>
          {t({ id: 'wallet.collect', message: 'Move all to main wallet' })}
        </Button>
      </div>
    </>
  );
}
