/** What a fault is told by, to the player and to who reads the reports: the moment, as a short text. */
export function newReference(): string {
  return Date.now().toString(36).toUpperCase();
}

/** The one port for faults: says what failed, without addresses' queries or any value of a player. */
export function report(fault: unknown, reference: string): void {
  const error = fault instanceof Error ? fault : new Error(String(fault));
  console.error(`fault ${reference}: ${error.name}: ${error.message.replace(/\?[^\s"']*/g, '')}`);
}
