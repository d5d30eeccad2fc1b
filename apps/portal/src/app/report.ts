/** What a fault is told by, to the player and to who reads the reports: the moment, as a short text. */
export function newReference(): string {
  return Date.now().toString(36).toUpperCase();
}

/** The one port for faults: says what failed, never a whole address nor any value of a player. */
export function report(fault: unknown, reference: string): void {
  const error = fault instanceof Error ? fault : new Error(String(fault));
  console.error(`fault ${reference}: ${error.name}: ${withoutSecrets(error.message)}`);
}

// Of an address, the place is told, so that a missing chunk can be found: not who asks, nor what follows the path. A
// token can also stand in a sentence by itself.
function withoutSecrets(message: string): string {
  return message
    .replaceAll(/[?#]\S*/g, '')
    .replaceAll(/(?<=\/\/)[^\s/]*@/g, '')
    .replaceAll(/\b(token|session|key)("?\s*[=:]\s*)\S+/gi, '$1$2…');
}
