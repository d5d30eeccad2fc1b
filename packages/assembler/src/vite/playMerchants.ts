import { loadMerchants } from '@baize/tenant/sandbox';
import { dirname } from 'node:path';

/**
 * Sends the merchants on disk to the reference gateway through its lab API, which only development has. Returns an
 * error sentence when the gateway refuses or cannot be reached.
 */
export const playMerchants = async (tenantDir: string, gatewayPort: number): Promise<string | undefined> => {
  const { merchants } = await loadMerchants(dirname(tenantDir));
  try {
    const answer = await fetch(`http://127.0.0.1:${gatewayPort}/lab/merchants`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ merchants }),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : `The gateway did not take the changed merchant: it answered ${answer.status}.`;
  } catch {
    return `The gateway on port ${gatewayPort} did not answer: start "npm run dev" again to play the changed merchant.`;
  }
};
