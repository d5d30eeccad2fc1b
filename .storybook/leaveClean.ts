import { afterEach } from 'vitest';

/** Tested stories share a page: clears what each has stored. */
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=', 1)[0] ?? ''}=; path=/; max-age=0`;
  }
});
