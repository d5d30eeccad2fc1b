/** An error as it is reported: without secrets, under the reference that the player sees. */
export type ToldFault = {
  readonly reference: string;
  readonly name: string;
  readonly message: string;
};

/** Sends an error to the operator. A failure to send is ignored. */
export type FaultReporter = (fault: ToldFault) => Promise<unknown>;

let reporter: FaultReporter | undefined;

/** Sets where errors are sent to, in addition to the console. */
export function tellFaultsTo(next: FaultReporter | undefined): void {
  reporter = next;
}

/** Returns a reference for the player and the report: the current time in base 36. */
export function newReference(): string {
  return Date.now().toString(36).toUpperCase();
}

/**
 * The only place that reports errors. Logs and sends the error without whole addresses and values of a player. Never
 * throws.
 */
export function report(fault: unknown, reference: string): void {
  const { name, message } = fault instanceof Error ? fault : new Error(typeof fault === 'string' ? fault : 'no error');
  const told = { reference, name, message: withoutSecrets(message) };
  console.error(`fault ${reference}: ${name}: ${told.message}`);
  // A failure to report is not reported: it would repeat itself.
  void tell(told).catch(() => undefined);
}

async function tell(fault: ToldFault): Promise<void> {
  await reporter?.(fault);
}

// Keeps the path of an address, so that a missing chunk can be found, and removes user, query and hash. Removes tokens,
// e-mail addresses and telephone numbers anywhere in the text.
function withoutSecrets(message: string): string {
  return message
    .replaceAll(/[?#]\S*/g, '')
    .replaceAll(/(?<=\/\/)[^\s/]*@/g, '')
    .replaceAll(/\b(token|session|key|password)("?\s*[=:]\s*)\S+/gi, '$1$2…')
    .replaceAll(/\S+@\S+|\+?\d(?:[ .()-]?\d){6,}/g, '…');
}
