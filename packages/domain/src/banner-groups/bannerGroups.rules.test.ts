import { describe, expect, it } from 'vitest';
import { bannerGroups, isBannerGroup } from './bannerGroups.rules.ts';

describe('bannerGroups', () => {
  it('are the sixteen of the pages and the footer as the seventeenth [REQ-207]', () => {
    expect(bannerGroups.join(' ')).toBe(
      'w_home w_promotions w_rng w_live w_fish w_pvp w_sports w_esports w_elott w_lott w_download w_shop w_help w_reg w_login w_forget w_footer',
    );
  });

  it('are told from any other group name [REQ-207]', () => {
    expect(bannerGroups.every((group) => isBannerGroup(group))).toBe(true);
    for (const other of ['home', 'W_HOME', '', undefined]) expect(isBannerGroup(other)).toBe(false);
  });
});
