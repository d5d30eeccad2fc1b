/** The requests that a vendor's frame may send to the page. */
export type FrameRequest = 'ready' | 'close' | 'deposit' | 'login' | 'resize' | 'balance';

const requests: Readonly<Record<string, FrameRequest>> = {
  'baize:ready': 'ready',
  'baize:close': 'close',
  'baize:deposit': 'deposit',
  'baize:login': 'login',
  'baize:resize': 'resize',
  'baize:balance': 'balance',
};

type Message = {
  readonly origin: string;
  readonly data: unknown;
};

/** Returns the request of a message; undefined for unknown messages and for any origin but the game's own. */
export const frameRequest = ({ origin, data }: Message, gameUrl: string): FrameRequest | undefined => {
  if (!URL.canParse(gameUrl) || origin !== new URL(gameUrl).origin) return undefined;
  const type: unknown = typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
  return typeof type === 'string' && Object.hasOwn(requests, type) ? requests[type] : undefined;
};

/** The message that asks a game to pause, or to go on. */
export const pauseMessage = (isPaused: boolean): { readonly type: 'baize:pause' | 'baize:resume' } => ({
  type: isPaused ? 'baize:pause' : 'baize:resume',
});
