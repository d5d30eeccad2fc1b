// Chunk size in bytes, below the engines' limit of arguments per call.
const AT_ONCE = 0x80_00;

/** A file's bytes in base64, the gateway's format for pictures. */
export const base64Of = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE) text += String.fromCodePoint(...bytes.subarray(at, at + AT_ONCE));
  return btoa(text);
};
