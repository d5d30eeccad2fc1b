export { fixtureTenantFile, writeFixtureTenant } from './fixtureTenant.ts';
export { flatPng } from './flatPng.ts';
