/** Secret that the stories' gateway shares with its vendors (`.storybook/gateway.ts`). */
const SECRET = 'vendor-of-the-stories';

const bytes = (text: string) => new TextEncoder().encode(text);
const hexOf = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

const callVendor = async (path: string, payload: object): Promise<Readonly<Record<string, unknown>>> => {
  const body = JSON.stringify(payload);
  // The vendor's clock is right, the browser's is hours off.
  const timestamp = String(Math.floor((performance.timeOrigin + performance.now()) / 1000));
  const key = await crypto.subtle.importKey('raw', bytes(SECRET), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const seal = await crypto.subtle.sign('HMAC', key, bytes([timestamp, 'POST', path, body].join('\n')));
  const headers = { 'X-Vendor-Timestamp': timestamp, 'X-Vendor-Signature': hexOf(seal) };
  const answer = await fetch(path, { method: 'POST', headers, body });
  const { success, value }: { success: boolean; value: Readonly<Record<string, unknown>> } = await answer.json();
  if (!success) throw new Error(`${path} answered ${JSON.stringify(value)}`);
  return value;
};

/**
 * Plays the vendor of the game in a frame, whose page a story cannot load: places bets and pays prizes by signed calls.
 */
export const vendorOf = async (frame: HTMLIFrameElement) => {
  const token = new URL(frame.src).searchParams.get('session');
  const { session } = await callVendor('/vendor/session/redeem', { token });
  let transactions = 0;
  const move = async (kind: 'debit' | 'credit', amount: string): Promise<void> => {
    transactions += 1;
    const transactionId = `${String(session)}-${transactions}`;
    await callVendor(`/vendor/wallet/${kind}`, { session, round: 'r', transactionId, amount });
  };
  return {
    bet: (amount: string) => move('debit', amount),
    pay: (amount: string) => move('credit', amount),
  };
};
