/** The country of the mobile numbers that can log in, where the form asks for none. */
export const LOGIN_DIALING_CODE = '86';

/** Whether a text looks like a mobile number that can log in: eleven digits, the first a 1 (REQ-097). */
export const isLoginMobile = (username: string): boolean => /^1\d{10}$/u.test(username);
