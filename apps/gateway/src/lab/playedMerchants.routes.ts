import { isLanguageCode } from '@baize/domain/languages';
import type { LanguageCode } from '@baize/domain/languages';
import { sandboxSchema } from '@baize/tenant/sandbox';
import { z } from 'zod';
import type { GatewayApp, Services } from '../kernel/gateway.types.ts';
import { MERCHANTS_CHANGED } from '../merchants/openMerchants.ts';
import { playMerchants } from '../seeding/playMerchants.ts';
import { hashPassword } from '../secrets/password.ts';

const language = z.custom<LanguageCode>((code) => typeof code === 'string' && isLanguageCode(code));

const played = z.strictObject({
  merchants: z.array(
    z.strictObject({
      id: z.string().min(1),
      brandName: z.string(),
      domains: z.array(z.string()),
      languages: z.array(language),
      defaultLanguage: language,
      supportEmail: z.string(),
      customerService: z.string(),
      minimumAge: z.int(),
      sandbox: sandboxSchema,
    }),
  ),
});

/** PUT /lab/merchants replaces the sandbox merchants, like a restart with changed tenant folders; for development. */
export const mountPlayedMerchants = (app: GatewayApp, { database: { owner: orm, signals }, clock }: Services): void => {
  app.put('/lab/merchants', async (c) => {
    const asked = played.safeParse(await c.req.json().catch(() => undefined));
    if (!asked.success) return c.json({ problem: asked.error.message }, 400);
    // The lab is never mounted in production, so its merchants get the demo accounts.
    const people = { demoAccounts: true, hash: hashPassword };
    await playMerchants(orm, asked.data.merchants, new Date(clock.now()), people);
    await signals.tell(MERCHANTS_CHANGED);
    return c.body(null, 204);
  });
};
