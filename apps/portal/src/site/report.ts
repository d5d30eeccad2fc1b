/** An error as it is reported: without secrets, under the reference that the player sees. */
export type Incident = {
  readonly reference: string;
  readonly name: string;
  readonly message: string;
};

/** Sends an error to the operator. A failure to send is ignored. */
export type IncidentReporter = (incident: Incident) => Promise<unknown>;

let reporter: IncidentReporter | undefined;

/** Sets where errors are sent to, in addition to the console. */
export const setIncidentReporter = (next: IncidentReporter | undefined): void => {
  reporter = next;
};

/** Returns a reference for the player and the report: the current time in base 36. */
export const newReference = (): string => Date.now().toString(36).toUpperCase();

/**
 * The only place that reports errors. Logs and sends the error without whole addresses and values of a player. Never
 * throws.
 */
export const report = (thrown: unknown, reference: string): void => {
  const { name, message } =
    thrown instanceof Error ? thrown : new Error(typeof thrown === 'string' ? thrown : 'no error');
  const told = { reference, name, message: withoutSecrets(message) };
  console.error(`incident ${reference}: ${name}: ${told.message}`);
  // A failure to report is not reported: it would repeat itself.
  void tell(told).catch(() => undefined);
};

const tell = async (incident: Incident): Promise<void> => {
  await reporter?.(incident);
};

// Keeps the path of an address, so that a missing chunk can be found, and removes user, query and hash. Removes tokens,
// e-mail addresses and telephone numbers anywhere in the text.
const withoutSecrets = (message: string): string =>
  message
    .replaceAll(/[?#]\S*/g, '')
    .replaceAll(/(?<=\/\/)[^\s/]*@/g, '')
    .replaceAll(/\b(token|session|key|password)("?\s*[=:]\s*)\S+/gi, '$1$2…')
    .replaceAll(/\S+@\S+|\+?\d(?:[ .()-]?\d){6,}/g, '…');
