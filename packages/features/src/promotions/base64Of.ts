// Fewer than what a call can be given as arguments.
const AT_ONCE = 0x80_00;

/** The bytes of a file in base64, as the gateway reads a picture. */
export const base64Of = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE) text += String.fromCodePoint(...bytes.subarray(at, at + AT_ONCE));
  return btoa(text);
};
