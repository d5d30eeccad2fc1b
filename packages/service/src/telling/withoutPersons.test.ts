import { expect, it } from 'vitest';
import { withoutPersons } from './withoutPersons.ts';

it.each([
  ['No account of lee.wong+vip@mail.example here', 'No account of [removed] here'],
  ['Cannot call +86 138-0013-8000 now', 'Cannot call [removed] now'],
  ['card 4111111111111111', 'card [removed]'],
  ['TypeError at /assets/main-Bd4hSHFp.js:12:345', 'TypeError at /assets/main-Bd4hSHFp.js:12:345'],
  ['Failed after 3 tries in 1500 ms', 'Failed after 3 tries in 1500 ms'],
])('of %j tells %j', (text, told) => expect(withoutPersons(text)).toBe(told));

it('reads a long text in a moment', () => {
  // CPU time, which is independent of other load on the machine.
  const begun = process.cpuUsage();
  for (const sign of ['a', '1', '@', '1-', 'a@']) withoutPersons(sign.repeat(50_000));
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1000);
});
