import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

const environment = { ...process.env };

// A file with mocks must load its modules anew with the mocks, and later files without them.
const mocksModules = readFileSync(expect.getState().testPath ?? '', 'utf8').includes('vi.mock(');
if (mocksModules) vi.resetModules();

/**
 * Resets global state after each test file: files share a process, since starting one per file costs more than most
 * files take.
 */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (mocksModules) vi.resetModules();
  for (const name of Object.keys(process.env)) if (environment[name] === undefined) delete process.env[name];
  Object.assign(process.env, environment);
  if (typeof document !== 'undefined') leavePageClean();
});

const leavePageClean = (): void => {
  document.body.replaceChildren();
  document.title = '';
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  // Style elements stay, since styled-components keeps using its own; other head elements belong to the finished file.
  for (const element of document.head.querySelectorAll(':not(style)')) element.remove();
  for (const [cookie] of document.cookie.split('; ').map((each) => each.split('=', 1)))
    document.cookie = `${cookie ?? ''}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
};
