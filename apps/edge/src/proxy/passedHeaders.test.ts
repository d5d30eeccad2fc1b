import { expect, test } from 'vitest';
import { answerHeaders, requestHeaders } from './passedHeaders.ts';

// Hop-by-hop headers: RFC 9110, 7.6.1, and their de-facto relatives.
const ofOneConnection =
  'connection keep-alive proxy-authenticate proxy-authentication-info proxy-authorization proxy-connection te trailer transfer-encoding upgrade http2-settings'.split(
    ' ',
  );
const ofTheMessage = { 'content-type': 'text/plain', cookie: 'a=1', 'set-cookie': ['a=1', 'b=2'], etag: '"1"' };

test.each(ofOneConnection)('%s is forwarded neither to the service nor back', (name) => {
  const headers = { ...ofTheMessage, [name]: 'x-other' };
  expect(requestHeaders(headers)).toEqual(ofTheMessage);
  expect(answerHeaders(headers)).toEqual(ofTheMessage);
});

test('headers listed in Connection are forwarded neither way, in any spelling', () => {
  const headers = { ...ofTheMessage, connection: 'close, X-One ,x-two', 'x-one': '1', 'x-two': '2', 'x-three': '3' };
  for (const passed of [requestHeaders(headers), answerHeaders(headers)])
    expect(passed).toEqual({ ...ofTheMessage, 'x-three': '3' });
});

test('a request’s Content-Length, Host and Expect are not forwarded; a response keeps its own', () => {
  const own = { 'content-length': '5', host: 'site.example', expect: '100-continue' };
  expect(requestHeaders({ ...ofTheMessage, ...own })).toEqual(ofTheMessage);
  expect(answerHeaders({ ...ofTheMessage, ...own })).toEqual({ ...ofTheMessage, ...own });
});

test.each([
  'forwarded',
  'forwarded-for',
  'via',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-real-ip',
  'x-forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-whatever-comes',
  'x-http-method-override',
  'x-original-host',
  'x-original-url',
  'x-rewrite-url',
  'x_forwarded_for',
  'x_anything',
])('%s is removed from a request and kept in a response', (name) => {
  const headers = { ...ofTheMessage, [name]: '192.0.2.1' };
  expect(requestHeaders(headers)).toEqual(ofTheMessage);
  expect(answerHeaders(headers)).toEqual(headers);
});

test('a header whose name only resembles a claim of origin is forwarded', () => {
  const alike = { 'x-forwardedfor': '1', 'my-x-forwarded-for': '2', 'x-vian': '3', accept: '*/*' };
  expect(requestHeaders(alike)).toEqual(alike);
});

test('a header without a value is not forwarded', () => {
  expect(requestHeaders({ accept: undefined })).toStrictEqual({});
});
