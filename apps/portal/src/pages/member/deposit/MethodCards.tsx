import type { PaymentMethod } from '@baize/features/payments';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { Icon } from '@baize/ui-kit/Icon';
import { StatusBadge } from '@baize/ui-kit/StatusBadge';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { MethodCard, MethodFieldset, MethodGrid } from './MethodCards.styles.ts';
import { methodIcons } from './methodIcons.ts';
import { useMethodFacts } from './useMethodFacts.ts';
import { useMethodName } from './useMethodName.ts';

type MethodCardsProps = {
  readonly methods: readonly PaymentMethod[];
  readonly currency: string;
  readonly chosen: string | undefined;
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
};

/** The ways to pay as cards, of which one is chosen; one that is switched off cannot be. */
export function MethodCards({ methods, currency, chosen, error, onChoose }: MethodCardsProps) {
  const { t } = useLingui();
  const id = useId();
  const name = useMethodName();
  const facts = useMethodFacts(currency);
  return (
    <MethodFieldset role="radiogroup" aria-describedby={error && `${id}-error`}>
      <legend>{t({ id: 'deposit.methods', message: 'Choose a payment method' })}</legend>
      <MethodGrid>
        {methods.map((method) => (
          <MethodCard key={method.id}>
            <Icon icon={methodIcons[method.kind]} />
            <span>
              <strong id={`${id}-${method.id}`}>{name(method)}</strong>
              <span id={`${id}-${method.id}-facts`}>
                <small>{facts.time(method)}</small>
                <small>{facts.fee(method)}</small>
                <small>{facts.limits(method)}</small>
                {!method.available && (
                  <StatusBadge tone="warning" word={t({ id: 'deposit.method.off', message: 'Not available now' })} />
                )}
              </span>
            </span>
            <input
              type="radio"
              name="methodId"
              value={method.id}
              checked={method.id === chosen}
              disabled={!method.available}
              aria-labelledby={`${id}-${method.id}`}
              aria-describedby={`${id}-${method.id}-facts`}
              onChange={() => onChoose(method.id)}
            />
          </MethodCard>
        ))}
      </MethodGrid>
      {error && <FormMessage id={`${id}-error`}>{error}</FormMessage>}
    </MethodFieldset>
  );
}
