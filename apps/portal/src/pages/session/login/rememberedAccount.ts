/** The lifetime of the account cookie (REQ-090). */
const REMEMBER_MILLISECONDS = 86_400_000;

const NAME = 'account';

/** Returns the account name in the cookie, or an empty string. A password is never stored (D12). */
export const rememberedAccount = (cookies: string): string => {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`));
  try {
    return decodeURIComponent(found?.slice(NAME.length + 1) ?? '');
  } catch {
    return '';
  }
};

/** Returns the cookie that stores an account name for a day; an empty name deletes it. */
export const accountCookie = (account: string, secure: boolean): string => {
  const seconds = account === '' ? 0 : REMEMBER_MILLISECONDS / 1000;
  return `${NAME}=${encodeURIComponent(account)}; Max-Age=${seconds}; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`;
};
