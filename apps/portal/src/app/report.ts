/**
 * The one port for faults: says what failed, without addresses' queries or any value of a player, and answers the
 * reference that the player sees too.
 */
export function report(fault: unknown): string {
  const reference = Math.trunc(performance.timeOrigin + performance.now())
    .toString(36)
    .toUpperCase();
  const error = fault instanceof Error ? fault : new Error(String(fault));
  console.error(`fault ${reference}: ${error.name}: ${error.message.replace(/\?[^\s"']*/g, '')}`);
  return reference;
}
