import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { ApiClient } from '../tests/api-client';
import { OpenAiServer } from '../tests/openai-server/openai-server';
import { startProduct } from '../tests/product';
import { createActiveProcess, upload, waitUntilAnalysed } from './api/setup';
import { expect, findViolations, test } from './fixtures';
import { waitForHydration } from './screens/screen';

const people = ['Łucja Wiśniewska', 'Borys Lewy'];

test('candidates are put into the cheap queue of the provider, and taken out again', async ({ browser }) => {
  test.setTimeout(180_000);
  const provider = await OpenAiServer.start();
  const product = await startProduct({
    env: { OPENAI_API_KEY: provider.apiKey, OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'gpt-5.4-mini' },
  });
  const base = product.server.url;
  try {
    const recruiter = await ApiClient.signIn(base, 'RECRUITER');
    const { id } = await createActiveProcess(recruiter, 'Programistka / Programista Java');
    const lines = (name: string) => [name, 'Doświadczenie', '2015 – obecnie Programistka Java, Kwarta Systemy'];
    const files = people.map(async (name) => ({ name: `${name}.pdf`, bytes: await makeCvPdf({ lines: lines(name) }) }));
    await upload(recruiter, id, await Promise.all(files));
    await waitUntilAnalysed(recruiter, id, people.length);
    const context = await browser.newContext({ baseURL: base, locale: 'en-GB' });
    await context.addCookies([...recruiter.browserCookies(), { name: 'locale', value: 'en', url: base }]);
    const page = await context.newPage();
    await page.goto(`/processes/${id}`);
    await waitForHydration(page);
    for (const name of people) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Analyse again' }).click();
    await expect(page.getByText('Have the model judge 2 CVs?')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cheaper, within 24 h' }).click();
    const queue = page.getByText(/in the cheap queue/).first();
    await expect(queue).toBeVisible();
    await expect(page.getByRole('row', { name: /Awaiting analysis/ })).toHaveCount(2);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel the queue' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the queue' }).click();
    await expect(page.getByRole('row', { name: / New / })).toHaveCount(2, { timeout: 60_000 });
    await context.close();
  } finally {
    await product.stop();
    await provider.close();
  }
});
