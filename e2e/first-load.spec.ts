import { createActiveProcess } from './api/scene';
import { expect, test } from './fixtures';

/** Bytes of compressed JavaScript that the process list may load by itself (docs/decisions/0063). */
const limit = 180_000;
/** Milliseconds without a request after which the page has all that it loads by itself. */
const quiet = 2500;

test('the process list loads no more JavaScript than it may', async ({ page, signIn }) => {
  await signIn('RECRUITER');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const sizes = new Map<string, { url: string; bytes: number }>();
  let last = Date.now();
  devtools.on('Network.requestWillBeSent', () => (last = Date.now()));
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script') sizes.set(requestId, { url: new URL(response.url).pathname, bytes: 0 });
  });
  // The body as it was sent, compressed, without the headers of its answer.
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const script = sizes.get(requestId);
    if (script) script.bytes += encodedDataLength;
  });
  await page.goto('/processes');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect.poll(() => Date.now() - last, { timeout: 30_000 }).toBeGreaterThan(quiet);

  const scripts = [...sizes.values()].sort((one, other) => other.bytes - one.bytes);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = scripts.slice(0, 12).map(({ url, bytes }) => `${bytes} ${url}`);
  expect(scripts.length).toBeGreaterThan(5);
  expect(total, `${total} bytes in ${scripts.length} scripts, the largest:\n${largest.join('\n')}`).toBeLessThan(limit);
});

test('React and Next are compiled while they load: their scripts begin with the hint', async ({ page }) => {
  const answer = await page.request.get('/sign-in');
  const paths = new Set((await answer.text()).match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g));
  const scripts = await Promise.all([...paths].map(async (path) => (await page.request.get(path)).text()));
  const hinted = scripts.filter((script) => script.startsWith('//# allFunctionsCalledOnLoad\n'));
  // The one that React's client is in, which is the largest.
  expect(hinted.some((script) => script.includes('hydrateRoot'))).toBe(true);
  expect(hinted.length).toBeLessThan(scripts.length);
  expect(scripts.length).toBeLessThan(14);
});

test('the information tab comes drawn; beside the candidates its program is fetched when it is wanted', async ({
  page,
  signIn,
  speak,
}) => {
  const recruiter = await signIn('RECRUITER');
  await speak('en');
  const { id } = await createActiveProcess(recruiter, 'Kierowniczka / Kierownik magazynu');
  const address = `/processes/${id}`;
  const drawn = await (await page.request.get(`${address}?tab=information`)).text();
  expect(drawn).toContain('>Requirements description<');
  // What React sends after the page stands in such boxes until a script puts it into its place.
  expect(drawn).not.toMatch(/<div hidden="" id="S:/);

  await page.goto(address);
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  const tab = page.getByRole('tab', { name: 'Information' });
  await tab.hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await tab.click();
  await expect(page.getByRole('region', { name: 'Requirements description' })).toBeVisible();
});

test('what came with the page of a process is not asked for again', async ({ page, signIn }) => {
  const recruiter = await signIn('RECRUITER');
  const { id } = await createActiveProcess(recruiter, 'Monter / Monterka instalacji');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/')) asked.push(pathname.replace('/api/v1', '').replace(id, ':id'));
  });
  await page.goto(`/processes/${id}`);
  // What no page brings; the last thing that this one asks for.
  await expect.poll(() => asked).toContain('/processes/:id/possible-statuses');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/processes/:id');
  expect(asked).not.toContain('/processes/:id/candidates/search');
  expect(asked.filter((path) => path.includes('statistics'))).toEqual([]);
});

test('React starts in a task of its own', async ({ page }) => {
  await page.goto('/sign-in');
  // Next puts it there, and waits a task, for what pauseBeforeReact asks.
  const pause = () => [...document.head.querySelectorAll('script')].filter((one) => !one.src && !one.text).length;
  await expect.poll(() => page.evaluate(pause)).toBe(1);
});
