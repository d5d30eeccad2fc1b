export function whenParentGone(handle: () => void): void;
