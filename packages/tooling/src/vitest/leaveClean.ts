import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

const environment = { ...process.env };

// What a module is mocked for must be loaded anew with the mock, and again without it for the files after this one.
const mocksModules = readFileSync(expect.getState().testPath ?? '', 'utf8').includes('vi.mock(');
if (mocksModules) vi.resetModules();

/** Test files share a process (starting one for each costs more than most of them): each leaves it as it found it. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  if (mocksModules) vi.resetModules();
  for (const name of Object.keys(process.env)) if (environment[name] === undefined) delete process.env[name];
  Object.assign(process.env, environment);
  if (typeof document !== 'undefined') leavePageClean();
});

function leavePageClean(): void {
  document.body.replaceChildren();
  document.title = '';
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  // What styles itself keeps its style elements for good; the rest of the head belongs to the file that put it there.
  for (const element of document.head.querySelectorAll(':not(style)')) element.remove();
  for (const [cookie] of document.cookie.split('; ').map((each) => each.split('=', 1)))
    document.cookie = `${cookie ?? ''}=; path=/; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
