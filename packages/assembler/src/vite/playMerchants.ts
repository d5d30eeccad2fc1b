import { loadMerchants } from '@baize/tenant/sandbox';
import { dirname } from 'node:path';

/**
 * Tells the reference gateway to play the merchants of the tenants' folder as they are on disk now; returns a sentence
 * when it does not. It uses the lab, which only a gateway for development has.
 */
export async function playMerchants(tenantDir: string, gatewayPort: number): Promise<string | undefined> {
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
}
