/** True in a browser with WebAuthn, which a page without https has not. */
export const offersPasskeys = (): boolean => 'PublicKeyCredential' in window;
