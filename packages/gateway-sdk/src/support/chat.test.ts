import { expect, it } from 'vitest';
import { gatewayStub } from '../testing/index.ts';
import { launchChat, listChatModels } from './index.ts';

it("lists the models of the live chat by id, in the gateway's order [REQ-227]", async () => {
  const gateway = gatewayStub({ listChatModels: { models: [{ modelId: 'care' }, { modelId: 'vip' }] } });
  expect(await listChatModels(gateway)).toEqual({ ok: true, value: ['care', 'vip'] });
});

it('opens a chat at web addresses only [REQ-227]', async () => {
  const gateway = gatewayStub({ launchChat: { chatUrl: 'https://chat.example/room' } });
  expect(await launchChat(gateway, 'care')).toEqual({ ok: true, value: 'https://chat.example/room' });
  expect(gateway.asked).toMatchObject([{ id: 'launchChat', query: { modelId: 'care' } }]);
  for (const chatUrl of ['javascript:alert(1)', 'data:text/html,x', '/room', '', undefined])
    expect(await launchChat(gatewayStub({ launchChat: { chatUrl } as never }), 'care')).toMatchObject({
      error: { kind: 'malformed' },
    });
});
