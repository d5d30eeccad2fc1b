import { afterEach, expect, it, vi } from 'vitest';
import { allowScripts, scriptAddress } from './allowScripts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  'https://www.google.com/recaptcha/api.js?onload=__rcb1&render=explicit&hl=en',
  'https://www.google.com/recaptcha/enterprise.js?render=key',
  'https://www.gstatic.com/recaptcha/releases/-nJ2-aB/recaptcha__en.js',
  'https://apis.google.com/js/api.js?onload=__iframefcb1',
  'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.lb.en',
  'https://www.googletagmanager.com/gtag/js?id=G-1A2B3C4D',
  'https://www.googletagmanager.com/gtag/destination?id=AW-12345&l=dataLayer',
])('lets in %s', (address) => {
  expect(scriptAddress(address)).toBe(address);
});

it.each([
  'https://evil.example/?https://www.google.com/recaptcha/api.js?',
  'https://www.google.com.evil.example/recaptcha/api.js?',
  'http://www.google.com/recaptcha/api.js?',
  'https://www.google.com/complete/search?client=chrome&jsonp=alert',
  'https://www.google.com/recaptcha/../complete/search?jsonp=alert',
  'https://www.gstatic.com/recaptcha/releases/../../x/recaptcha__en.js',
  'https://www.gstatic.com/recaptcha/releases/a/recaptcha__en.js?x',
  'https://apis.google.com/js/client.js',
  'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
  'https://www.googletagmanager.com/gtag/js?id=GTM-ABC123',
  'https://www.googletagmanager.com/gtag/js?id=G-1A2B/../../gtm.js',
  'data:text/javascript,alert(1)',
  '/index.js',
])('refuses %s', (address) => {
  expect(() => scriptAddress(address)).toThrow(TypeError);
});

it('becomes the default policy where there is none yet, and no second one', () => {
  const createPolicy = vi.fn<(name: string, rules: object) => void>();
  vi.stubGlobal('trustedTypes', { defaultPolicy: null, createPolicy });
  allowScripts();
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', { createScriptURL: scriptAddress });
  vi.stubGlobal('trustedTypes', { defaultPolicy: {}, createPolicy });
  allowScripts();
  vi.stubGlobal('trustedTypes', undefined);
  allowScripts();
  expect(createPolicy).toHaveBeenCalledTimes(1);
});
