import { roomLimits } from './callLimits.ts';

/** The part of a body that every call may count on: as long as a call without a file. */
const SMALL_BYTES = 64 * 1024;

/** What large bodies may take together, so that small ones always find room, */
const LARGE_SHARE = 3 / 4;
/** and what those of one address may take, so that nobody takes it from all others. */
const ADDRESS_SHARE = 1 / 4;

function largeOf(bytes: number): number {
  return Math.max(0, bytes - SMALL_BYTES);
}

/** The bytes that one body holds. */
type HeldBody = {
  /** Counts bytes that have come; false when there is no room for them. */
  readonly take: (bytes: number) => boolean;
  /** Gives everything back; nothing more can be taken. */
  readonly release: () => void;
};

/** The memory for bodies, and the places for calls that wait for a service. */
export type Room = {
  /** A body that begins to arrive from an address. */
  readonly body: (address: string) => HeldBody;
  /** A call that goes out: the function that gives its place back, or undefined when there is none. */
  readonly call: () => (() => void) | undefined;
};

/** Opens room for bodies of so many bytes together, and for so many calls at once. */
export function openRoom({ heldBytes, callsAtOnce }: { heldBytes: number; callsAtOnce: number }): Room {
  const largeByAddress = new Map<string, number>();
  let held = 0;
  let large = 0;
  let calls = 0;

  function addLarge(address: string, bytes: number): void {
    const own = (largeByAddress.get(address) ?? 0) + bytes;
    large += bytes;
    if (own > 0) largeByAddress.set(address, own);
    else largeByAddress.delete(address);
  }

  function body(address: string): HeldBody {
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
  }

  function call(): (() => void) | undefined {
    if (calls >= callsAtOnce) return undefined;
    calls += 1;
    let isOver = false;
    return () => {
      if (!isOver) calls -= 1;
      isOver = true;
    };
  }

  return { body, call };
}

/** The room of this process, for whatever it passes on. */
export const sharedRoom = openRoom(roomLimits);
