import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { innocents } from './testing/innocents.ts';
import { rawAsk } from './testing/rawAsk.ts';
import { startRecordingService } from './testing/recordingService.ts';
import type { RecordingService } from './testing/recordingService.ts';
import { smugglingCorpus } from './testing/smugglingCorpus.ts';
import { startedEdge } from './testing/startedEdge.ts';
import type { StartedEdge } from './testing/startedEdge.ts';

let service: RecordingService;
let edge: StartedEdge;

beforeAll(async () => {
  service = await startRecordingService();
  edge = await startedEdge(service.port);
});
beforeEach(() => {
  service.requests.length = 0;
  service.violations.length = 0;
});
afterAll(async () => {
  await edge.close();
  await service.close();
});

const expectOnlyWholeRequests = (): void => {
  expect(service.violations).toEqual([]);
  expect(service.requests.filter(({ path }) => !/^\/wps\/(innocent|attack)/.test(path))).toEqual([]);
  const innocent = service.requests.filter(({ path }) => path.startsWith('/wps/innocent'));
  for (const { path, headers } of innocent) expect(path).toBe(`/wps/innocent?caller=${headers.get('x-caller')}`);
};

test.each(smugglingCorpus)('$name: nobody else notices', async ({ bytes, statuses }) => {
  const attackers = await Promise.all(Array.from({ length: 4 }, () => rawAsk(edge.port, bytes)));
  const meanwhile = innocents(edge.port, 'during');
  for (const attacker of attackers) expect(await attacker.answers(statuses.length)).toEqual(statuses);
  expect(await meanwhile).toEqual([]);
  for (const { socket } of attackers) socket.destroy();
  expect(await innocents(edge.port, 'after', 4, 2)).toEqual([]);
  expectOnlyWholeRequests();
  for (const { statuses: all } of attackers) expect(all()).toEqual(statuses);
});
