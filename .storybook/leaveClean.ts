import { afterEach } from 'vitest';

/** Stories share a page when they are tested: what one stored, the next does not find. */
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=', 1)[0] ?? ''}=; path=/; max-age=0`;
  }
});
