/** The code of the n-th copy of a game. Copies make a large catalogue for load tests. */
export const codeOfCopy = (gameCode: string, copy: number): string => `${gameCode}-no-${copy}`;

/** The original game's code: strips the copy suffix, if there is one. */
export const copiedCode = (gameCode: string): string => gameCode.replace(/-no-\d+$/u, '');
