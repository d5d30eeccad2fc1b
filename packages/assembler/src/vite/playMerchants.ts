import { loadMerchants } from '@baize/tenant/sandbox';
import { dirname } from 'node:path';

/**
 * Makes the reference gateway play the merchants of the tenant's folder of tenants as they are on disk now; a sentence
 * when it does not. Its lab takes them, which only a gateway for development has.
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
