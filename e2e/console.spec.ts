import { expect, test } from './fixtures';

test('nothing is wrong in the browser’s console, and nothing is loaded from elsewhere', async ({
  page,
  signIn,
  fixtures,
  baseURL,
}) => {
  await signIn('RECRUITER');
  const process = `/processes/${fixtures.judged.processId}`;
  const candidate = `${process}/candidates/${fixtures.judged.candidates[0]?.id}`;
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(baseURL ?? '') || /^(data|blob):/.test(request.url());
    if (!isOwn) troubles.push(`${page.url()} loads ${request.url()}`);
  });
  for (const path of ['/contact', '/', '/processes', process, candidate, '/interview-simulations', '/docs']) {
    await page.goto(path);
    if (path === candidate) await expect(page.locator('canvas').first()).toBeVisible();
  }
  expect(troubles).toEqual([]);
});
