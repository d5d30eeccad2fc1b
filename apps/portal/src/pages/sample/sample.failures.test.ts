import { describe, it } from 'vitest';
import { ALL_FAILURES, meetFailures } from '../../testing/meetFailures.ts';
import { press, see } from '../../testing/player.ts';

describe('the sample while the gateway fails', () => {
  it('says what happened, and can be loaded again', ALL_FAILURES, () =>
    meetFailures({
      call: 'getSample',
      path: '/sample',
      token: 't1',
      atOnce: true,
      send: () => press('Try again'),
      done: () => see('The first one'),
    }),
  );
});
