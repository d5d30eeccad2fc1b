/** Maximum size of an uploaded file, in bytes (REQ-210). */
export const FILE_MAX_BYTES = 5_000_000;

/** Maximum size of a request body with one such file, in bytes: base64 is a third longer, plus 1 KiB of JSON. */
export const FILE_BODY_MAX_BYTES = Math.ceil(FILE_MAX_BYTES / 3) * 4 + 1024;

/** Paths of the calls with a file in the request body. */
export const filePaths: readonly string[] = ['/wps/profile/picture/upload', '/wps/promotions/images'];

/** True for a call with a file in the request body; `path` may end with a query. */
export const carriesFile = (path: string): boolean => filePaths.includes(path.split('?', 1)[0] ?? '');
