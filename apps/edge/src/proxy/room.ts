/** Bytes of each body that always count as small, and so not against the shares below. */
const SMALL_BYTES = 64 * 1024;

/** Share of the memory that large bodies may use together; the rest stays free for small ones. */
const LARGE_SHARE = 3 / 4;
/** Share of the memory that large bodies from one address may use. */
const ADDRESS_SHARE = 1 / 4;

const largeOf = (bytes: number): number => Math.max(0, bytes - SMALL_BYTES);

/** The memory reserved for one body. */
type HeldBody = {
  /** Reserves bytes that have arrived; false when there is no room for them. */
  readonly take: (bytes: number) => boolean;
  /** Frees the reservation; later calls of `take` return false. */
  readonly release: () => void;
};

/** Memory for request bodies, and slots for requests waiting for a service. */
export type Room = {
  /** Opens the reservation of a body that begins to arrive from an address. */
  readonly body: (address: string) => HeldBody;
  /** Takes a slot for an outgoing request. Returns the function that frees it, or undefined when all are taken. */
  readonly call: () => (() => void) | undefined;
};

/** Creates a room with this much memory for bodies and this many slots for requests. */
export const openRoom = ({ heldBytes, callsAtOnce }: { heldBytes: number; callsAtOnce: number }): Room => {
  const largeByAddress = new Map<string, number>();
  let held = 0;
  let large = 0;
  let calls = 0;

  const addLarge = (address: string, bytes: number): void => {
    const own = (largeByAddress.get(address) ?? 0) + bytes;
    large += bytes;
    if (own > 0) largeByAddress.set(address, own);
    else largeByAddress.delete(address);
  };

  const body = (address: string): HeldBody => {
    let taken = 0;
    let isOver = false;
    return {
      take: (bytes) => {
        const more = largeOf(taken + bytes) - largeOf(taken);
        const own = largeByAddress.get(address) ?? 0;
        const isFull =
          held + bytes > heldBytes ||
          (more > 0 && (large + more > heldBytes * LARGE_SHARE || own + more > heldBytes * ADDRESS_SHARE));
        if (isOver || isFull) return false;
        taken += bytes;
        held += bytes;
        if (more > 0) addLarge(address, more);
        return true;
      },
      release: () => {
        if (isOver) return;
        isOver = true;
        held -= taken;
        if (taken > SMALL_BYTES) addLarge(address, -largeOf(taken));
      },
    };
  };

  const call = (): (() => void) | undefined => {
    if (calls >= callsAtOnce) return undefined;
    calls += 1;
    let isOver = false;
    return () => {
      if (!isOver) calls -= 1;
      isOver = true;
    };
  };

  return { body, call };
};

/** Limits of all proxied requests together: bytes of their bodies in memory, and requests waiting for a response. */
const roomLimits = { heldBytes: 128 * 1024 * 1024, callsAtOnce: 512 };

/** The room shared by every proxied request of this process. */
export const sharedRoom = openRoom(roomLimits);
