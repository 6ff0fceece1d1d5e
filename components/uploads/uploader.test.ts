/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import { createTabStore } from '@/components/state/tab-store';
import { Uploader } from './uploader';
import { summarizeUploads } from './uploads-summary';
import { noUploads } from './uploads-state';

// A browser has them, jsdom does not.
Object.assign(globalThis, { TextDecoder });

const process = { id: 'p1', name: 'Java developer' };
const other = { id: 'p2', name: 'Bookbinder' };
/** jsdom cannot read a Blob. */
function fileWith(content: string, name: string): File {
  const file = new File([content], name);
  const bytes = new TextEncoder().encode(content);
  file.slice = () => ({ arrayBuffer: () => Promise.resolve(bytes.buffer) }) as Blob;
  return file;
}
const pdf = (name: string) => fileWith('%PDF-1.7', name);
const pdfs = (count: number) => Array.from({ length: count }, (_, index) => pdf(`f${index + 1}.pdf`));

interface Reply {
  status: number;
  body: unknown;
  retryAfter?: string;
}
const accepted: Reply = { status: 201, body: { accepted: [{ candidateId: 'c1' }], rejected: [] } };
const fromProxy: Reply = { status: 502, body: '<h1>Bad gateway</h1>' };
const busy: Reply = { status: 503, body: { code: 'database.unavailable', detail: 'The database cannot be reached.' } };
const broken: Reply = { status: 500, body: { code: 'internal', detail: 'Something went wrong.' } };

/** The server's responses in order, the last one repeats; none: requests stay open. */
const server = { up: true, replies: [] as Reply[], signedIn: true };
/** Open requests by file name. */
const open = new Map<string, (reply: Reply) => void>();
let sent: string[] = [];
let aborted: string[] = [];

class FakeRequest {
  upload = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onabort?: () => void;
  private retryAfter: string | null = null;
  private fileName = '';
  private url = '';
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader() {}
  getResponseHeader = () => this.retryAfter;
  abort() {
    aborted.push(this.fileName);
    open.delete(this.fileName);
    this.onabort?.();
  }
  send(body: FormData) {
    this.fileName = (body.get('files') as File).name;
    sent.push(`${this.url.split('/')[4]}/${this.fileName}`);
    const answer = ({ status, body: json, retryAfter }: Reply) => {
      open.delete(this.fileName);
      this.retryAfter = retryAfter ?? null;
      [this.status, this.responseText] = [status, typeof json === 'string' ? json : JSON.stringify(json)];
      this.onload?.();
    };
    const reply = server.replies.length > 1 ? server.replies.shift() : server.replies[0];
    if (reply) answer(reply);
    else open.set(this.fileName, answer);
  }
}

/** Until nothing is left to run. */
const settled = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(server, { up: true, replies: [], signedIn: true });
  [sent, aborted] = [[], []];
  open.clear();
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  globalThis.fetch = ((url: string) =>
    Promise.resolve({
      ok: url === '/api/health' ? server.up : server.signedIn,
      status: server.signedIn ? 200 : 401,
      headers: new Headers(),
      text: () => Promise.resolve(server.signedIn ? '{"token":"t"}' : '{}'),
    })) as unknown as typeof fetch;
  let ids = 0;
  crypto.randomUUID = () => `id-${(ids += 1)}-0-0-0`;
});
afterEach(() => {
  for (const uploader of started) uploader.reset();
  started = [];
  jest.useRealTimers();
});
let started: Uploader[] = [];
const comeOnline = () => window.dispatchEvent(new Event('online'));

function start() {
  const store = createTabStore(noUploads);
  const onUploaded = jest.fn();
  const onSignedOut = jest.fn();
  const uploader = new Uploader(store, { onUploaded, onSignedOut });
  started.push(uploader);
  const phases = () => store.read().items.map(({ fileName, phase }) => `${fileName} ${phase}`);
  return { store, uploader, onUploaded, onSignedOut, phases, summary: () => summarizeUploads(store.read()) };
}

test('sends all files, three in parallel, and counts them after they left the list', async () => {
  const { uploader, summary, store, onUploaded } = start();
  uploader.add(process, pdfs(7));
  await settled();
  expect(sent).toEqual(['p1/f1.pdf', 'p1/f2.pdf', 'p1/f3.pdf']);
  expect(summary()).toMatchObject({ phase: 'sending', added: 0, total: 7 });
  server.replies = [accepted];
  for (const answer of open.values()) answer(accepted);
  await settled(5000);
  expect(sent).toHaveLength(7);
  expect(store.read().items).toEqual([]);
  expect(summary()).toMatchObject({ phase: 'ended', added: 7, total: 7, failed: 0 });
  expect(onUploaded).toHaveBeenCalledTimes(7);
});

test('sends files of two processes', async () => {
  const { uploader, store } = start();
  server.replies = [accepted];
  uploader.add(process, pdfs(2));
  uploader.add(other, [pdf('g.pdf')]);
  await settled(5000);
  expect(sent.toSorted()).toEqual(['p1/f1.pdf', 'p1/f2.pdf', 'p2/g.pdf']);
  expect(summarizeUploads(store.read(), 'p2')).toMatchObject({ added: 1, total: 1 });
});

test('a pause finishes running requests and starts none', async () => {
  const { uploader, phases, summary } = start();
  uploader.add(process, pdfs(5));
  await settled();
  uploader.pause();
  for (const answer of open.values()) answer(accepted);
  await settled(5000);
  expect(phases()).toEqual(['f4.pdf waiting', 'f5.pdf waiting']);
  expect(summary().phase).toBe('paused');
  server.replies = [accepted];
  uploader.resume();
  await settled(5000);
  expect(summary()).toMatchObject({ phase: 'ended', added: 5 });
});

test('cancelling aborts running requests, drops waiting files and keeps refused ones', async () => {
  const { uploader, phases, summary, onUploaded } = start();
  uploader.add(process, [...pdfs(5), fileWith('\u0000', 'notes.pdf')]);
  await settled();
  uploader.cancel();
  await settled(5000);
  expect(aborted).toEqual(['f1.pdf', 'f2.pdf', 'f3.pdf']);
  expect(phases()).toEqual(['notes.pdf refused']);
  expect(summary()).toMatchObject({ phase: 'ended', added: 0, cancelled: 5, failed: 1, total: 6 });
  // An aborted one may have been received.
  expect(onUploaded).toHaveBeenCalledTimes(3);
});

test('retries failed files, one or all, but not invalid ones', async () => {
  const { uploader, store, summary, phases } = start();
  server.replies = [broken];
  uploader.add(process, [...pdfs(3), fileWith('\u0000', 'notes.pdf')]);
  await settled();
  expect(summary()).toMatchObject({ failed: 4, retryable: 3 });
  server.replies = [accepted];
  const [first] = store.read().items;
  uploader.retry([first?.id ?? '']);
  await settled();
  expect(phases()[0]).toBe('f1.pdf done');
  uploader.retry();
  await settled(5000);
  expect(phases()).toEqual(['notes.pdf refused']);
  expect(summary()).toMatchObject({ added: 3, failed: 1, total: 4 });
});

test.each([
  ['\u0000', 'cv.not-a-pdf'],
  ['<!doctype html>', 'cv.html'],
  ['GIF89a', 'cv.other-picture'],
  ['', 'cv.empty'],
])('a file with content "%s" is refused with the server’s code and not sent', async (content, code) => {
  const { uploader, store, phases } = start();
  const shown = new Set<string>();
  store.subscribe(() => phases().forEach((phase) => shown.add(phase)));
  uploader.add(process, [fileWith(content, 'cv.pdf')]);
  await settled(5000);
  expect(store.read().items).toMatchObject([{ phase: 'refused', problem: 'server', code }]);
  expect([...shown]).toEqual(['cv.pdf refused']);
  expect(sent).toEqual([]);
});

test('unreadable files are listed and not sent', async () => {
  const { uploader, store } = start();
  uploader.add(process, [], ['gone.pdf']);
  await settled();
  expect(store.read().items).toMatchObject([{ fileName: 'gone.pdf', phase: 'refused', problem: 'unreadable' }]);
  expect(sent).toEqual([]);
});

test('a file that disappears while waiting is unreadable', async () => {
  const { uploader, store } = start();
  const file = pdf('moved.pdf');
  uploader.add(process, [...pdfs(3), file]);
  await settled();
  file.slice = () => ({ text: () => Promise.reject(new DOMException('', 'NotFoundError')) }) as Blob;
  open.get('f1.pdf')?.(accepted);
  await settled();
  expect(store.read().items.at(-1)).toMatchObject({ phase: 'refused', problem: 'unreadable' });
  expect(sent).toHaveLength(3);
});

test.each([
  ['a server in front that does not reach the product', fromProxy, 'unreached'],
  ['a busy server', busy, 'busy'],
])('%s: the POST is not repeated by a timer, but when the person says so', async (_, reply, problem) => {
  const { uploader, summary, store } = start();
  server.replies = [reply];
  uploader.add(process, pdfs(1));
  await settled(600_000);
  expect(sent).toHaveLength(1);
  expect(store.read().items).toMatchObject([{ phase: 'interrupted', problem, retryAt: null }]);
  expect(summary()).toMatchObject({ phase: 'held', retryable: 1 });
  server.replies = [accepted];
  uploader.retry();
  await settled(5000);
  expect(summary()).toMatchObject({ phase: 'ended', added: 1, failed: 0 });
});

test('what did not arrive is sent once when the browser reports its connection back', async () => {
  const { uploader, summary, phases } = start();
  server.up = false;
  server.replies = [fromProxy];
  uploader.add(process, pdfs(5));
  await settled(600_000);
  expect(phases()).toEqual([1, 2, 3, 4, 5].map((number) => `f${number}.pdf interrupted`));
  const before = sent.length;
  comeOnline();
  await settled(600_000);
  expect(sent.length - before).toBeLessThanOrEqual(3);
  Object.assign(server, { up: true, replies: [accepted] });
  comeOnline();
  await settled(30_000);
  expect(summary()).toMatchObject({ phase: 'ended', added: 5 });
});

test('a server that says when it takes more again is quoted, and not asked by itself', async () => {
  const { uploader, store } = start();
  server.replies = [{ status: 429, body: { code: 'rate-limited', detail: 'Too many.' }, retryAfter: '90' }];
  uploader.add(process, pdfs(1));
  await settled();
  expect(store.read().items).toMatchObject([{ problem: 'busy', retryAt: Date.now() + 90_000 }]);
  await settled(600_000);
  expect(sent).toHaveLength(1);
});

test('a file received before its response got lost counts as added', async () => {
  const { uploader, summary } = start();
  const duplicate = { fileName: 'f1.pdf', code: 'cv.duplicate', message: 'Already here.', candidateId: 'c9' };
  server.replies = [fromProxy, { status: 201, body: { accepted: [], rejected: [duplicate] } }];
  uploader.add(process, pdfs(1));
  await settled();
  uploader.retry();
  await settled(5000);
  expect(summary()).toMatchObject({ phase: 'ended', added: 1, failed: 0 });
});

test('the end of the session drops all files and reports the counts by process', async () => {
  const { uploader, store, onSignedOut } = start();
  uploader.add(process, pdfs(4));
  uploader.add(other, [pdf('g.pdf')]);
  await settled();
  server.signedIn = false;
  open.get('f1.pdf')?.({ status: 401, body: {} });
  await settled(5000);
  expect(onSignedOut).toHaveBeenCalledTimes(1);
  expect(onSignedOut).toHaveBeenCalledWith(
    new Map([
      ['p1', 4],
      ['p2', 1],
    ]),
  );
  expect(store.read()).toEqual(noUploads);
  expect(sent).toHaveLength(3);
  expect(aborted).toEqual(['f2.pdf', 'f3.pdf']);
});

test('new files after the end reset the counts', async () => {
  const { uploader, summary } = start();
  server.replies = [accepted];
  uploader.add(process, pdfs(3));
  await settled(5000);
  uploader.add(other, [pdf('g.pdf')]);
  await settled(5000);
  expect(summary()).toMatchObject({ added: 1, total: 1 });
});
