import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { sandboxCredentials } from '../prisma/seed/demo-ats-credentials';
import { startAtsSandbox } from '../scripts/ats-sandbox/start-sandbox';
import { ApiClient } from '../tests/api-client';
import { startProduct } from '../tests/product';
import { activeProcess, analysedPeople, nameOf, wholeSync, type Person } from './ats-process';
import { expect, findViolations, test } from './fixtures';
import { waitForHydration } from './screens/screen';

/** @param note what the preview says before anything is sent */
async function send(page: Page, people: Person[], note: RegExp | null = null): Promise<void> {
  for (const person of people) await page.getByRole('checkbox', { name: `Select ${nameOf(person)}` }).check();
  await page.getByRole('button', { name: 'Move to ‘Chosen by AI’' }).click();
  const dialog = page.getByRole('dialog');
  for (const person of people) await expect(dialog.getByText(nameOf(person))).toBeVisible();
  if (note) await expect(dialog.getByText(note)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Send \d/ }).click();
}

/** The stage in which the board of the sandbox shows each of them. */
async function stageOf(page: Page, sandbox: string, people: Person[]): Promise<(string | null)[]> {
  const board = await page.context().newPage();
  await board.goto(`${sandbox}/board`);
  const stage = (person: Person): Locator =>
    board
      .locator('section.stage', { hasText: nameOf(person) })
      .locator('h3 span')
      .first();
  const stages = await Promise.all(people.map((person) => stage(person).textContent()));
  await board.close();
  return stages;
}

/** Checks the account of the connection Head office once more, reads the table and downloads the report. */
async function checkAccount(page: Page): Promise<void> {
  const card = page.locator('#ats').getByRole('listitem', { name: 'Head office' });
  const summary = card.getByRole('status');
  await expect(summary).toContainText('The connection works.', { timeout: 60_000 });
  const button = card.getByRole('button', { name: 'Check this account' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(summary).toContainText('Checking the account');
  await expect(summary).toContainText('The connection works.', { timeout: 60_000 });
  await expect(button).toBeFocused();

  const table = card.getByRole('table', { name: 'Assumptions about the account Head office' });
  const row = table.getByRole('row', { name: /^Rows of a recruitment’s people/ });
  await expect(row).toContainText(/Confirmed|Another known shape/);
  await expect(table.getByText('Unknown shape')).toHaveCount(0);
  await page.locator('#ats').scrollIntoViewIfNeeded();
  expect(await findViolations(page)).toEqual([]);
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expect(row.getByText('Assumed:')).toBeVisible();
  await page.setViewportSize(size);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Download report' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^ats-check-traffit-\d{4}-\d{2}-\d{2}[.]json$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ provider: 'TRAFFIT', checks: expect.any(Array) });
  expect(text).not.toMatch(/127[.]0[.]0[.]1|Head office|@/);
}

test('connect an ATS, check its account, link a process, trial sync, first send', async ({ browser }) => {
  test.setTimeout(240_000);
  const sandbox = await startAtsSandbox({ candidatesPerRecruitment: 9 });
  sandbox.control.setRateLimits({ on: false });
  const product = await startProduct({ env: { ATS_ALLOWED_HOSTS: `127.0.0.1:${sandbox.port}` } });
  const base = product.server.url;
  try {
    const admin = await ApiClient.signIn(base, 'ADMIN');
    const context = await browser.newContext({ baseURL: base, locale: 'en-GB' });
    await context.addCookies([...admin.browserCookies(), { name: 'locale', value: 'en', url: base }]);
    const page = await context.newPage();
    await page.goto('/administration/ats');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Add connection' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Head office');
    await page.getByRole('dialog').getByLabel('ATS', { exact: true }).selectOption('TRAFFIT');
    await page.getByLabel('Name', { exact: true }).fill('Head office');
    await page.getByLabel('Client ID').fill(sandboxCredentials.traffit.clientId);
    await page.getByLabel('Client secret').fill(sandboxCredentials.traffit.clientSecret);
    await page.getByLabel('Address of your account').fill(`${sandbox.url}/traffit`);
    await page.getByLabel('Calls per second').fill('100');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save and check' }).click();
    await checkAccount(page);

    const processId = await activeProcess(admin);
    await page.goto(`/processes/${processId}?tab=information`);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Edit: ATS' }).click();
    await page.getByLabel('Connection').selectOption({ label: 'Head office (Traffit)' });
    await page.getByRole('searchbox', { name: 'Recruitment' }).fill('Java');
    await page.getByRole('radio', { name: /Java/ }).click();
    await page.getByRole('combobox', { name: 'Stage' }).selectOption({ label: 'Wybrany przez AI' });
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Stage “Wybrany przez AI”')).toBeVisible();

    await page.getByRole('tab', { name: /Candidates/ }).click();
    await page.getByRole('button', { name: 'Synchronise', exact: true }).first().click();
    await expect(page.getByRole('region', { name: 'Synchronisation with the ATS' })).toBeVisible();
    // The first synchronisation is a trial of five, which somebody looks at.
    const trial = page.getByRole('region', { name: 'Trial: 5 candidates fetched' });
    await expect(trial.getByRole('row')).toHaveCount(6, { timeout: 60_000 });
    expect(await findViolations(page)).toEqual([]);
    await trial.getByRole('button', { name: 'Fetch all' }).click();
    await expect(trial).toBeHidden();
    await wholeSync(admin, processId);

    const people = await analysedPeople(admin, processId);
    const [held, ...others] = people;
    if (!held) throw new Error('Nobody was analysed.');
    await page.reload();
    await waitForHydration(page);
    // The first one is sent alone and read back; the others follow by themselves.
    await send(page, others.slice(0, 3), /One is sent first and checked by reading it back/);
    await expect(page.getByRole('row', { name: /Sent to ATS/ })).toHaveCount(3, { timeout: 60_000 });
    expect(await stageOf(page, sandbox.url, others.slice(0, 3))).toEqual([
      'Wybrany przez AI',
      'Wybrany przez AI',
      'Wybrany przez AI',
    ]);

    // Somebody there moves a person on before it is sent from here.
    const { applications, candidates } = await sandbox.control.snapshot({ withCvs: false });
    const there = candidates.find(
      ({ lastName, firstName }) => lastName === held.lastName && firstName === held.firstName,
    );
    const application = applications.find(({ candidateId }) => candidateId === there?.id);
    sandbox.control.changeStage({ applicationId: application?.id ?? 0, stage: 'offer' });
    await page.goto(`/processes/${processId}`);
    await waitForHydration(page);
    await send(page, [held]);
    await expect(page.getByText(/1 candidate could not be sent/)).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Decide' }).click();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send anyway' }).click();
    await expect(page.getByText('Nothing waits for a decision any more.')).toBeVisible({ timeout: 60_000 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row', { name: /Sent to ATS/ })).toHaveCount(4, { timeout: 60_000 });
    expect(await stageOf(page, sandbox.url, [held])).toEqual(['Wybrany przez AI']);
  } finally {
    await product.stop();
    await sandbox.close();
  }
});
