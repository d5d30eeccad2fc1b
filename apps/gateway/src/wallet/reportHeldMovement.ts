import type { Services } from '../kernel/gateway.types.ts';
import { newId } from '../secrets/random.ts';
import type { VendorMovement } from './movements.ts';

/** Reports a prize, or a stake to be returned, that came after its member had closed the account: the operator pays it. */
export const reportHeldMovement = (
  report: Services['report'],
  { player, transactionId, amount, now }: VendorMovement,
  { kind, currency }: { readonly kind: 'debit' | 'credit' | 'rollback'; readonly currency: string },
): void =>
  report({
    at: now.toISOString(),
    reference: newId(),
    merchant: player.merchant,
    operation: kind === 'rollback' ? 'vendorRollback' : 'vendorCredit',
    name: kind === 'rollback' ? 'StakeHeld' : 'PrizeHeld',
    message: `${player.vassalage} owes member ${player.member_id} ${amount} ${currency} by ${transactionId}, and the account was closed before. Pay the member by hand.`,
  });
