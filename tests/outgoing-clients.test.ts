import { HeadBucketCommand } from '@aws-sdk/client-s3';
import { promises } from 'node:dns';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setDefaultCACertificates } from 'node:tls';
import { custom, Issuer } from 'openid-client';
import { writeSealOutside } from '@/lib/audit/write-seal-outside';
import { withBatchApi } from '@/lib/analysis/engines/openai/batch-client';
import { createS3Client } from '@/lib/storage/s3-client';
import { modelFetch } from '@/lib/analysis/engines/openai/model-fetch';
import { exchange, readBody, type OutgoingRequest } from '@/lib/ats/http/exchange';
import { discoverProvider } from '@/lib/auth/oidc/discover-provider';
import { oidcProvider } from '@/lib/auth/oidc/oidc-provider';
import { limitedFetch } from '@/lib/jobs/limited-fetch';
import { deliver } from '@/lib/mail/send/send-mail';
import { fetchJson } from '@/lib/model/local/fetch-small';
import type { ModelSettings } from '@/lib/model/model-settings';
import { ConnectProxy } from './connect-proxy';
import { MailServer } from './mail/mail-server';
import { testCertificate } from './test-certificate';

// Only the proxy knows the names: a client that does not ask it fails.
const store = { S3_REGION: 'eu-central-1', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
const settings = { ...store, NODE_ENV: 'test', HTTPS_PROXY: '', NO_PROXY: 'direct.company.example' };
jest.mock('@/lib/env', () => ({ env: () => settings }));
// It reads the settings as soon as it is loaded.
jest.mock('@/lib/logger', () => ({ logger: { info: () => undefined, error: () => undefined } }));

let proxy: ConnectProxy;
let server: Server;
let mails: MailServer;
let port: number;
/** As most machines behind a proxy cannot look up names outside. */
const lookup = jest.spyOn(promises, 'lookup');

beforeAll(async () => {
  setDefaultCACertificates([testCertificate.cert]);
  proxy = await ConnectProxy.start();
  settings.HTTPS_PROXY = proxy.url;
  mails = await MailServer.start();
  server = createServer(testCertificate, (request, response) => {
    const issuer = `https://${request.headers.host}`;
    const endpoints = { authorization_endpoint: `${issuer}/a`, token_endpoint: `${issuer}/t`, jwks_uri: `${issuer}/k` };
    request.resume().on('end', () => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ issuer, data: [], ...endpoints }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  await mails.stop();
  await proxy.stop();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  proxy.reached.length = 0;
  proxy.refusesWith = 0;
  lookup.mockRejectedValue(new Error('ENOTFOUND'));
});

const limits = { allowedHosts: [], quietMs: 3000, totalMs: 5000 };
const outgoing = (url: string, isWrite = false): OutgoingRequest => ({
  url: new URL(url),
  method: isWrite ? 'POST' : 'GET',
  headers: {},
  isWrite,
  body: isWrite ? Buffer.from('{}') : null,
});
const askAts = async (url: string, isWrite = false) =>
  JSON.parse(String(await readBody(await exchange(outgoing(url, isWrite), limits), 10_000))) as unknown;
const modelSettings = (baseUrl: string) => ({ apiKey: 'key', baseUrl }) as ModelSettings;

async function discoverAsNextAuthDoes(issuer: string): Promise<Issuer> {
  const { httpOptions } = oidcProvider({ issuer, clientId: 'recruiting' } as Parameters<typeof oidcProvider>[0], {
    findAccount: async () => null,
    recording: (part) => part(),
  });
  custom.setHttpOptionsDefaults(httpOptions ?? {});
  return Issuer.discover(issuer);
}

test.each<[string, (url: string) => Promise<unknown>]>([
  ['an ATS', askAts],
  ['an ATS that is written to', (url) => askAts(url, true)],
  ['a model', async (url) => (await modelFetch(url)).json()],
  ["a model's queue", (url) => withBatchApi(modelSettings(url), 'model.batch-lost', (api) => api.models.list())],
  ['a local model', fetchJson],
  ['an identity provider that is described', (url) => discoverProvider(url.replace(/\/$/, ''))],
  ['an identity provider that is signed in at', (url) => discoverAsNextAuthDoes(url)],
  [
    'a store of files',
    async (url) => (await createS3Client(new URL(url))).send(new HeadBucketCommand({ Bucket: 'cvs' })),
  ],
  ['an Inngest server', async (url) => (await limitedFetch(5000)(new Request(url))).json()],
])('%s is called through the proxy', async (name, call) => {
  // A name of its own, as connections are kept.
  const host = `${name.replaceAll(/[^a-z]/gi, '')}.company.example:${port}`.toLowerCase();
  expect(await call(`https://${host}/`)).toMatchObject({});
  expect(proxy.reached).toContain(host);
});

test('the seals of the audit log go through the proxy', async () => {
  const host = `seals.company.example:${port}`;
  await writeSealOutside({ seq: 1, hash: 'a' }, { kind: 'url', url: `https://${host}/` });
  expect(proxy.reached).toContain(host);
});

test('mail goes through the proxy', async () => {
  const from = { name: '', address: 'hr@company.example' };
  const sender = { host: 'mail.company.example', port: mails.port, secure: false, requireTLS: false, from };
  const mail = { id: '1', recipient: 'anna@company.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  expect(await deliver(sender, mail)).toBeNull();
  expect(mails.received).toHaveLength(1);
  expect(proxy.reached).toEqual([`mail.company.example:${mails.port}`]);
});

test('what NO_PROXY names is called directly', async () => {
  await expect(askAts(`https://direct.company.example:${port}/`)).rejects.toThrow();
  await expect(limitedFetch(5000)(`https://direct.company.example:${port}/`)).rejects.toThrow();
  expect(proxy.reached).toEqual([]);
});

const refused = { code: 'ats.address-refused' };

test('behind the proxy too, an ATS is not at an address that is not public', async () => {
  await expect(askAts(`https://10.0.0.7:${port}/`)).rejects.toMatchObject(refused);
  await expect(askAts(`http://far.company.example:${port}/`)).rejects.toMatchObject(refused);
  lookup.mockResolvedValue([{ address: '192.168.0.7', family: 4 }] as never);
  await expect(askAts(`https://far.company.example:${port}/`)).rejects.toMatchObject(refused);
  expect(proxy.reached).toEqual([]);
});

test.each([403, 407, 502])(
  'a proxy that refuses with %s is not taken for the ATS, and nothing was sent',
  async (status) => {
    proxy.refusesWith = status;
    await expect(askAts(`https://other.company.example:${port}/`, true)).rejects.toMatchObject({ sent: false });
    await expect(askAts(`https://other.company.example:${port}/`)).rejects.toMatchObject({ sent: false });
  },
);
