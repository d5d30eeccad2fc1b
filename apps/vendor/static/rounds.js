/** @import { RoundAnswer } from '../src/play/play.types.ts' */

/** @typedef {{ round: string, bet: string }} RoundRequest */

/**
 * Asks the server for a round. Without an answer nobody knows whether it was played: asking again with the same id is
 * safe, and the only way to find out.
 * @param {string} key
 * @param {RoundRequest} request
 * @returns {Promise<RoundAnswer | undefined>}
 */
export async function askForRound(key, request) {
  try {
    const answer = await fetch('/rounds', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify(request),
    });
    return answer.ok ? /** @type {RoundAnswer} */ (await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}
