import { expect, it } from 'vitest';
import { npmEnvironment } from './npmEnvironment.mjs';

it('drops what npm adds for its own scripts and keeps how to reach the registry', () => {
  const kept = npmEnvironment({
    PATH: '/bin',
    npm_lifecycle_event: 'test',
    npm_config_prefix: '/usr',
    npm_config_registry: 'https://registry.example',
    npm_config_cache: '/cache',
  });
  expect(kept).toEqual({ PATH: '/bin', npm_config_registry: 'https://registry.example', npm_config_cache: '/cache' });
});
