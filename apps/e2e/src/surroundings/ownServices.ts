import { freePorts, startServices, type Ports, type Services } from '@baize/tooling/services';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Edge, gateway, vendor and payment provider for one journey alone, which may break them. */
export type OwnServices = {
  readonly ports: Ports;
  /**
   * Kills the gateway and holds back its restart until `letGatewayGo`, so that the journey decides how long the outage
   * lasts.
   */
  killGateway(): Promise<void>;
  letGatewayGo(): void;
  stop(): Promise<void>;
};

/** Starts these services with their own data folder. */
export const startOwnServices = async (): Promise<OwnServices> => {
  const data = await mkdtemp(join(tmpdir(), 'baize-journey-'));
  const ports = await freePorts();
  const services = await startServices(['gateway', 'vendor', 'payments', 'edge'], ports, {
    BAIZE_DATA: data,
    DATABASE_URL: '',
  });
  return {
    ports,
    async killGateway() {
      const first = runningGateway(services);
      process.kill(first, 'SIGKILL');
      let next = first;
      while (next === first) {
        await nextTurn();
        next = services.processOf('gateway') ?? first;
      }
      process.kill(next, 'SIGSTOP');
    },
    letGatewayGo: () => void process.kill(runningGateway(services), 'SIGCONT'),
    async stop() {
      await services.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
};

const runningGateway = (services: Services): number => {
  const id = services.processOf('gateway');
  if (id === undefined) throw new Error('The gateway does not run.');
  return id;
};
