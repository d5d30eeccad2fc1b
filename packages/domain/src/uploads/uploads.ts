/** The most bytes that a file handed in may have (REQ-210). */
export const FILE_MAX_BYTES = 5_000_000;

/** Bytes of a body that carries one such file: base64 takes four letters for three bytes, and JSON stands around it. */
export const FILE_BODY_MAX_BYTES = Math.ceil(FILE_MAX_BYTES / 3) * 4 + 1024;

/** The paths of the calls that carry a file; all others have small bodies. */
export const filePaths: readonly string[] = ['/wps/promotions/images'];

/** True for the path of a call that carries a file; `path` may end with a query. */
export const carriesFile = (path: string): boolean => filePaths.includes(path.split('?', 1)[0] ?? '');
