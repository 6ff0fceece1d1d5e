import { expect, test } from './fixtures';

test('no errors or warnings in the console, and nothing from other origins', async ({
  page,
  signIn,
  fixtures,
  baseURL,
}) => {
  await signIn('RECRUITER');
  const process = `/processes/${fixtures.judged.processId}`;
  const candidate = `${process}/candidates/${fixtures.judged.candidates[0]?.id}`;
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(baseURL ?? '') || /^(data|blob):/.test(request.url());
    if (!isOwn) problems.push(`${page.url()} loads ${request.url()}`);
  });
  for (const path of ['/contact', '/', '/processes', process, candidate, '/interview-simulations', '/docs']) {
    await page.goto(path);
    if (path === candidate) await expect(page.locator('canvas').first()).toBeVisible();
  }
  expect(problems).toEqual([]);
});
