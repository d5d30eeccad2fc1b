/** How long an account name is remembered (REQ-090). */
const REMEMBER_MILLISECONDS = 86_400_000;

const NAME = 'account';

/** The account name that a cookie remembers on this device, or an empty text. A password is never kept (D12). */
export function rememberedAccount(cookies: string): string {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`));
  try {
    return decodeURIComponent(found?.slice(NAME.length + 1) ?? '');
  } catch {
    return '';
  }
}

/** The cookie that remembers an account name for a day; an empty name forgets it. */
export function accountCookie(account: string, secure: boolean): string {
  const seconds = account === '' ? 0 : REMEMBER_MILLISECONDS / 1000;
  return `${NAME}=${encodeURIComponent(account)}; Max-Age=${seconds}; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`;
}
