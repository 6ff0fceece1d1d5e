import type { Locator, Page } from '@playwright/test';
import { sandboxCredentials } from '../scripts/ats-sandbox/credentials';
import { startAtsSandbox } from '../scripts/ats-sandbox/start-sandbox';
import { ApiClient } from '../scripts/testing/api-client';
import { startProduct } from '../scripts/testing/product';
import { expect, findViolations, test } from './fixtures';
import { waitForHydration } from './screens/screen';

interface Person {
  id: string;
  firstName: string;
  lastName: string;
  status: string;
}

const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;

/** An active process. @returns its id */
async function activeProcess(api: ApiClient): Promise<string> {
  const requirementList = [{ text: 'Java', necessity: 'REQUIRED', importance: 5 }];
  const body = { name: 'Programista Java', requirements: 'Szukamy programisty.', requirementList };
  const { id } = (await api.request<{ id: string }>('POST', '/processes', { json: body })).body;
  await api.request('PUT', `/processes/${id}/defined`);
  await api.request('PUT', `/processes/${id}/status`, { json: { status: 'ACTIVE' } });
  return id;
}

/** Those with a name of their own whose CV was judged, once nothing runs any more. */
async function analysedPeople(api: ApiClient, processId: string): Promise<Person[]> {
  const path = `/processes/${processId}/candidates/search?pageSize=100`;
  const running = ['AWAITING_DOWNLOAD', 'DOWNLOADING', 'AWAITING_PROCESSING', 'IN_PROGRESS'];
  let items: Person[] = [];
  await expect
    .poll(
      async () => {
        ({ items } = (await api.request<{ items: Person[] }>('POST', path, { json: {} })).body);
        return items.filter(({ status }) => running.includes(status)).length;
      },
      { timeout: 90_000 },
    )
    .toBe(0);
  // A name must tell who is meant.
  const names = items.map(nameOf);
  return items.filter((one) => one.status === 'NEW' && names.filter((name) => name === nameOf(one)).length === 1);
}

/** The synchronisation after the trial has ended. */
async function wholeSync(api: ApiClient, processId: string): Promise<void> {
  const path = `/processes/${processId}/sync`;
  const present = async () => (await api.request<{ sync: { trial: boolean; state: string } }>('GET', path)).body.sync;
  await expect.poll(present, { timeout: 60_000 }).toMatchObject({ trial: false, state: 'SUCCEEDED' });
}

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

test('connect an ATS, link a process, trial sync, first send', async ({ browser }) => {
  test.setTimeout(240_000);
  const sandbox = await startAtsSandbox({ candidatesPerRecruitment: 12 });
  const product = await startProduct({ env: { ATS_ALLOWED_HOSTS: `127.0.0.1:${sandbox.port}` } });
  const base = product.server.url;
  try {
    const admin = await ApiClient.signIn(base, 'ADMIN');
    const context = await browser.newContext({ baseURL: base, locale: 'en-GB' });
    await context.addCookies([...admin.browserCookies(), { name: 'locale', value: 'en', url: base }]);
    const page = await context.newPage();
    await page.goto('/administration');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Add connection' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Head office');
    await page.getByRole('dialog').getByLabel('ATS', { exact: true }).selectOption('TRAFFIT');
    await page.getByLabel('Name', { exact: true }).fill('Head office');
    await page.getByLabel('Client ID').fill(sandboxCredentials.traffit.clientId);
    await page.getByLabel('Client secret').fill(sandboxCredentials.traffit.clientSecret);
    await page.getByLabel('Address of your account').fill(`${sandbox.url}/traffit`);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save and test' }).click();
    await expect(page.getByText('The connection works.')).toBeVisible();
    await page.locator('#ats').scrollIntoViewIfNeeded();
    expect(await findViolations(page)).toEqual([]);

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
