/** A fault as it is told: scrubbed, and by the reference that the player has too. */
export interface ToldFault {
  readonly reference: string;
  readonly name: string;
  readonly message: string;
}

/** Where faults go beside the console. What goes wrong on the way there is nobody's concern. */
export type FaultReporter = (fault: ToldFault) => Promise<unknown>;

let reporter: FaultReporter | undefined;

/** From now on faults go there too. */
export function tellFaultsTo(next: FaultReporter | undefined): void {
  reporter = next;
}

/** What a fault is told by, to the player and to who reads the reports: the moment, as a short text. */
export function newReference(): string {
  return Date.now().toString(36).toUpperCase();
}

/** The one way for faults: says what failed, never a whole address nor any value of a player. It never throws. */
export function report(fault: unknown, reference: string): void {
  const { name, message } = fault instanceof Error ? fault : new Error(typeof fault === 'string' ? fault : 'no error');
  const told = { reference, name, message: withoutSecrets(message) };
  console.error(`fault ${reference}: ${name}: ${told.message}`);
  // A fault in telling of a fault is not told: it would be the next one to tell of.
  void tell(told).catch(() => undefined);
}

async function tell(fault: ToldFault): Promise<void> {
  await reporter?.(fault);
}

// Of an address, the place is told, so that a missing chunk can be found: not who asks, nor what follows the path. A
// token can also stand in a sentence by itself, and so can an e-mail address or a telephone.
function withoutSecrets(message: string): string {
  return message
    .replaceAll(/[?#]\S*/g, '')
    .replaceAll(/(?<=\/\/)[^\s/]*@/g, '')
    .replaceAll(/\b(token|session|key|password)("?\s*[=:]\s*)\S+/gi, '$1$2…')
    .replaceAll(/\S+@\S+|\+?\d(?:[ .()-]?\d){6,}/g, '…');
}
