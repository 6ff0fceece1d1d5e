/** @jest-environment jsdom */
import { offerDirectUploads } from './direct-upload';
import { sendCv } from './send-cv';

const candidateId = '0198f2d0-0000-7000-8000-000000000001';
const file = new File(['%PDF-1.7'], 'CV Łucja.pdf', { type: 'application/pdf' });

interface Sent {
  url: string;
  headers: Record<string, string>;
  names: string[];
}

/** A server that answers every upload with `reply`; `null`: unreachable. */
function serve(
  reply: { status: number; body: unknown; retryAfter?: string } | null,
  csrfStatus = 200,
  csrfRefusal: object = { code: 'session.missing', detail: 'Sign in again.' },
): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = (() =>
    Promise.resolve({
      ok: csrfStatus === 200,
      status: csrfStatus,
      headers: new Headers(),
      text: () => Promise.resolve(JSON.stringify(csrfStatus === 200 ? { token: 'token-1' } : csrfRefusal)),
    })) as unknown as typeof fetch;
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    private readonly request: Sent = { url: '', headers: {}, names: [] };
    open(_method: string, url: string) {
      this.request.url = url;
    }
    getResponseHeader = () => reply?.retryAfter ?? null;
    setRequestHeader(name: string, value: string) {
      this.request.headers[name] = value;
    }
    send(body: FormData) {
      this.request.names = body.getAll('files').map((one) => (one as File).name);
      sent.push(this.request);
      this.upload.onprogress?.({ loaded: 4, total: 8 });
      if (!reply) return this.onerror?.();
      this.status = reply.status;
      this.responseText = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
      return this.onload?.();
    }
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return sent;
}

const send = (onPercent: (percent: number) => void = () => undefined) =>
  sendCv({ processId: 'p1', file, onPercent, signal: new AbortController().signal });

test('sends one file with the CSRF token and reports progress', async () => {
  const percents: number[] = [];
  const sent = serve({ status: 201, body: { accepted: [{ fileName: file.name, candidateId }], rejected: [] } });
  await expect(send((percent) => percents.push(percent))).resolves.toEqual({ kind: 'accepted', candidateId });
  expect(sent).toEqual([expect.objectContaining({ url: '/api/v1/processes/p1/upload-cv', names: ['CV Łucja.pdf'] })]);
  expect(sent[0]?.headers['X-CSRF-TOKEN']).toBe('token-1');
  expect(percents).toEqual([50]);
});

test('a refusal has the server’s message and the existing candidate', async () => {
  const rejected = { fileName: file.name, code: 'cv.duplicate', message: 'Already here.', candidateId };
  serve({ status: 201, body: { accepted: [], rejected: [rejected] } });
  await expect(send()).resolves.toEqual({
    kind: 'refused',
    code: 'cv.duplicate',
    message: 'Already here.',
    candidateId,
  });
});

test('an error response has its message, an unreadable one a generic code', async () => {
  serve({ status: 409, body: { code: 'process.archived', detail: 'This process is archived.' } });
  await expect(send()).resolves.toMatchObject({ code: 'process.archived', message: 'This process is archived.' });
  serve({ status: 500, body: 'Oops' });
  await expect(send()).resolves.toMatchObject({ kind: 'refused', code: 'internal', message: '' });
});

test.each([502, 503, 504])('a proxy’s %i says that it does not reach the server', async (status) => {
  serve({ status, body: '<h1>Bad gateway</h1>' });
  await expect(send()).resolves.toEqual({ kind: 'unreached' });
  serve({ status: 201, body: {} }, status, { message: 'Bad gateway' });
  await expect(send()).resolves.toEqual({ kind: 'unreached' });
});

test('a proxy’s 413 is told from the server’s own', async () => {
  serve({ status: 413, body: '<h1>413 Request Entity Too Large</h1>' });
  await expect(send()).resolves.toEqual({ kind: 'refused-in-front', problem: 'front-too-large' });
  serve({ status: 413, body: { code: 'request.too-large', detail: 'Too large.' } });
  await expect(send()).resolves.toMatchObject({ kind: 'refused', code: 'request.too-large' });
});

test.each([200, 403])('a page with %i is that of a proxy', async (status) => {
  serve({ status, body: '\n<!doctype html><h1>Sign in to the company’s network</h1>' });
  await expect(send()).resolves.toEqual({ kind: 'refused-in-front', problem: 'front-page' });
});

test('the server’s own 503 counts as busy, and is quoted when it says for how long', async () => {
  const ours = { code: 'database.unavailable', detail: 'The database cannot be reached.' };
  const busy = { kind: 'busy', retryAfter: null };
  serve({ status: 503, body: ours });
  await expect(send()).resolves.toEqual(busy);
  serve({ status: 429, body: ours, retryAfter: '90' });
  await expect(send()).resolves.toEqual({ ...busy, retryAfter: 90 });
  serve({ status: 201, body: {} }, 503, ours);
  await expect(send()).resolves.toEqual(busy);
});

test('a lost session or connection is no refusal', async () => {
  for (const body of [{}, '<!doctype html><h1>Sign in</h1>']) {
    serve({ status: 401, body });
    await expect(send()).resolves.toEqual({ kind: 'signed-out' });
  }
  serve({ status: 201, body: {} }, 401);
  await expect(send()).resolves.toEqual({ kind: 'signed-out' });
  serve(null);
  await expect(send()).resolves.toEqual({ kind: 'offline' });
});

const page = '<html>Sign in</html>';
const inFront = { kind: 'refused-in-front', problem: 'front-page' };
test.each([
  ['followed to a page', { status: 200, body: page }, inFront],
  ['followed to the answer of something else', { status: 200, body: { ok: true } }, inFront],
  ['not followed, with a page', { status: 302, body: page }, inFront],
  ['not followed, without a body', { status: 302, body: '' }, { kind: 'refused', code: 'internal' }],
])('an upload answered by a 302 never counts as received: %s', async (_, reply, outcome) => {
  const sent = serve(reply);
  await expect(send()).resolves.toMatchObject(outcome);
  expect(sent.map(({ url }) => url)).toEqual(['/api/v1/processes/p1/upload-cv']);
});

describe('where files may go straight into the store', () => {
  const form = {
    uploadId: '0198f2d0-0000-7000-8000-00000000000a',
    url: 'https://objects.example/cvs',
    fields: { key: 'k' },
  };
  const taken = { accepted: [{ fileName: file.name, candidateId }], rejected: [] };
  const storeUrl = form.url;
  const notArrived = { code: 'upload.not-arrived', detail: 'Not there.' };
  const tooMany = { code: 'request.too-many', detail: 'Too many.' };
  let asked: string[];
  let now = Date.now();
  beforeEach(() => jest.spyOn(Date, 'now').mockImplementation(() => now));

  interface Served {
    /** The status of the store; 0: not reached. */
    store?: number;
    begin?: [number, object];
    finish?: [number, object];
  }

  /** A store that answers so, and a server that gives forms and takes what arrived, unless it is said otherwise. */
  function serveStore({ store = 0, begin = [200, { form }], finish = [201, taken] }: Served): void {
    asked = [];
    offerDirectUploads(true);
    const answers: Record<string, [number, object]> = {
      '/api/v1/csrf': [200, { token: 't' }],
      '/api/v1/processes/p1/uploads': begin,
      '/api/v1/processes/p1/finished-uploads': finish,
    };
    globalThis.fetch = ((url: string) => {
      if (url !== '/api/v1/csrf') asked.push(url);
      const [status, body] = answers[url] ?? [404, {}];
      const text = () => Promise.resolve(JSON.stringify(body));
      return Promise.resolve({
        ok: status < 300,
        status,
        headers: new Headers(),
        text,
        json: () => Promise.resolve(body),
      });
    }) as unknown as typeof fetch;
    class FakeStore {
      upload = {};
      status = 0;
      responseText = JSON.stringify(taken);
      onload?: () => void;
      onerror?: () => void;
      private url = '';
      open(_method: string, url: string) {
        this.url = url;
        asked.push(url);
      }
      setRequestHeader = () => undefined;
      getResponseHeader = () => null;
      send(body: FormData) {
        if (this.url === storeUrl) expect([...body.keys()]).toEqual(['key', 'file']);
        this.status = this.url === storeUrl ? store : 201;
        return this.status === 0 ? this.onerror?.() : this.onload?.();
      }
    }
    globalThis.XMLHttpRequest = FakeStore as unknown as typeof XMLHttpRequest;
  }
  const base = '/api/v1/processes/p1';
  const accepted = { kind: 'accepted', candidateId };
  afterEach(() => {
    offerDirectUploads(false);
    jest.restoreAllMocks();
  });

  test('they do, with the server’s form, and the server takes them', async () => {
    serveStore({ store: 204 });
    await expect(send()).resolves.toEqual(accepted);
    expect(asked).toEqual([`${base}/uploads`, storeUrl, `${base}/finished-uploads`]);
  });

  const posted = [`${base}/uploads`, storeUrl];
  test.each<[string, Served, string[]]>([
    ['the store refuses it', { store: 403 }, posted],
    ['the store is busy', { store: 503 }, posted],
    ['the store is not reached', { store: 0 }, posted],
    ['nothing arrived', { store: 204, finish: [404, notArrived] }, [...posted, `${base}/finished-uploads`]],
    ['the server gives no form', { begin: [200, { form: null }] }, [`${base}/uploads`]],
    ['the server gives no more forms', { begin: [429, tooMany] }, [`${base}/uploads`]],
  ])('a file goes to the server once %s, as do others for five minutes', async (_, served, tried) => {
    serveStore(served);
    await expect(send()).resolves.toEqual(accepted);
    await expect(send()).resolves.toEqual(accepted);
    expect(asked).toEqual([...tried, `${base}/upload-cv`, `${base}/upload-cv`]);
    now += 5 * 60_000;
    serveStore({ store: 204 });
    await expect(send()).resolves.toEqual(accepted);
    expect(asked).toEqual([...posted, `${base}/finished-uploads`]);
  });
});
