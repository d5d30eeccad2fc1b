import { describe, expect, it } from 'vitest';
import { createGateway } from '../createGateway.ts';

const setUp = (value: unknown) => {
  const asked: string[] = [];
  const gateway = createGateway({
    baseUrl: 'https://site.example',
    fetch: async ({ url }) => {
      asked.push(new URL(url).search);
      return Response.json({ success: true, message: '', value });
    },
    token: () => undefined,
    language: () => 'EN',
    merchant: () => 'm1',
  });
  return { gateway, asked };
};

describe('a captcha', () => {
  it('is a PNG to look at [REQ-166]', async () => {
    const { gateway, asked } = setUp('iVBORw0KGgo=');
    expect(await gateway.captcha.image()).toEqual({ ok: true, value: 'data:image/png;base64,iVBORw0KGgo=' });
    expect(asked).toEqual(['?kind=image']);
  });

  it('is malformed when it is no base64 [REQ-166]', async () => {
    const { gateway } = setUp('"><script>');
    expect(await gateway.captcha.image()).toMatchObject({ error: { kind: 'malformed' } });
  });

  it('is work for the device as the alternative', async () => {
    const { gateway, asked } = setUp({ challenge: 'abc', difficulty: 16 });
    expect(await gateway.captcha.proof()).toEqual({ ok: true, value: { challenge: 'abc', difficulty: 16 } });
    expect(asked).toEqual(['?kind=proof']);
  });
});
