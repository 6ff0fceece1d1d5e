import type { Page } from '@playwright/test';
import type { ProcessSync } from '@/lib/ats/schemas';
import type { AtsTrial } from '@/lib/ats/sync/trial/trial-schemas';
import { sandboxCredentials } from '../prisma/seed/demo-ats-credentials';
import { startAtsSandbox, type AtsSandbox } from '../scripts/ats-sandbox/start-sandbox';
import { ApiClient } from '../tests/api-client';
import { startProduct } from '../tests/product';
import { activeProcess, analysedPeople, nameOf, peopleOf, wholeSync } from './ats-process';
import { expect, findViolations, test } from './fixtures';
import { waitForHydration } from './screens/screen';

/** So many that two may go unasked. */
const candidatesPerRecruitment = 12;

/** An active process that is linked to the sandbox's only recruitment. @returns its id */
async function linkedProcess(admin: ApiClient, sandbox: AtsSandbox): Promise<string> {
  const connection = {
    name: 'Head office',
    provider: 'TRAFFIT',
    scheduleMinutes: null,
    paused: false,
    settings: { url: `${sandbox.url}/traffit`, callsPerSecond: 100 },
    credentials: sandboxCredentials.traffit,
  };
  const created = await admin.post<{ connectionId: string }>('/administration/ats-connections', connection);
  const [recruitment] = (await sandbox.control.snapshot({ withCvs: false })).recruitments;
  const processId = await activeProcess(admin);
  await admin.put(`/processes/${processId}/ats-link`, {
    connectionId: created.body.connectionId,
    externalProcessId: String(recruitment?.id),
    targetKind: 'STAGE',
    target: null,
    targetName: null,
  });
  return processId;
}

/** Reads everything anew from the page, and waits for the end. */
async function readAnew(page: Page, admin: ApiClient, processId: string): Promise<void> {
  const present = async () => (await admin.get<ProcessSync>(`/processes/${processId}/sync`)).body.sync;
  const before = (await present())?.syncId;
  await page.getByRole('button', { name: 'More about the ATS' }).click();
  await page.getByRole('menuitem', { name: 'Read everything anew' }).click();
  const ended = async () => {
    const sync = await present();
    return sync && sync.syncId !== before ? sync.state : null;
  };
  await expect.poll(ended, { timeout: 60_000 }).toBe('SUCCEEDED');
}

test('nobody is erased because an account lost a right; who was deleted there can be restored', async ({ browser }) => {
  test.setTimeout(240_000);
  const sandbox = await startAtsSandbox({ recruitments: 1, candidatesPerRecruitment });
  sandbox.control.setRateLimits({ on: false });
  const product = await startProduct({ env: { ATS_ALLOWED_HOSTS: `127.0.0.1:${sandbox.port}` } });
  const base = product.server.url;
  try {
    const admin = await ApiClient.signIn(base, 'ADMIN');
    const processId = await linkedProcess(admin, sandbox);
    const context = await browser.newContext({ baseURL: base, locale: 'en-GB' });
    await context.addCookies([...admin.browserCookies(), { name: 'locale', value: 'en', url: base }]);
    const page = await context.newPage();
    await page.goto(`/processes/${processId}`);
    await waitForHydration(page);
    // The trial, then the rest.
    await readAnew(page, admin, processId);
    const { syncId } = (await admin.get<AtsTrial>(`/processes/${processId}/ats-trial`)).body;
    await admin.post(`/processes/${processId}/ats-trial/confirm`, { syncId });
    await wholeSync(admin, processId);
    const [person] = await analysedPeople(admin, processId);
    const everybody = await peopleOf(admin, processId);
    const names = async () => (await peopleOf(admin, processId)).map(nameOf).toSorted();
    const namesBefore = everybody.map(nameOf).toSorted();
    if (!person) throw new Error('Nobody was analysed.');

    // The account sees an empty list, as if all had been deleted.
    sandbox.control.loseRight({ dialect: 'traffit', how: 'empty-list' });
    await readAnew(page, admin, processId);
    const notice = page.getByText(`${everybody.length} candidates were not found in the ATS. Nobody was erased.`);
    await expect(notice).toBeVisible();
    await expect(page.getByText(/probably may no longer read candidates/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'ATS connections' })).toBeVisible();
    expect(await names()).toEqual(namesBefore);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'See who' }).click();
    const dialog = page.getByRole('dialog', { name: 'Not found in the ATS' });
    await expect(dialog.getByRole('listitem')).toHaveCount(everybody.length);
    await expect(dialog.getByRole('link', { name: nameOf(person) })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    // With the right back they are there again, and nothing is asked.
    sandbox.control.restoreRights();
    await readAnew(page, admin, processId);
    await expect(notice).toBeHidden();
    expect(await names()).toEqual(namesBefore);

    // One is really deleted there.
    const { candidates } = await sandbox.control.snapshot({ withCvs: false });
    const there = candidates.find((one) => `${one.firstName} ${one.lastName}` === nameOf(person));
    sandbox.control.deleteCandidate({ id: there?.id ?? 0 });
    await readAnew(page, admin, processId);
    await expect(page.getByText('1 candidate was erased following the ATS in the last 7 days.')).toBeVisible();
    expect(await names()).not.toContain(nameOf(person));
    await page.getByRole('button', { name: 'Restore…' }).click();
    const erased = page.getByRole('dialog', { name: 'Erased following the ATS' });
    await expect(erased.getByRole('listitem')).toHaveCount(1);
    await expect(erased.getByText(nameOf(person))).toBeHidden();
    expect(await findViolations(page)).toEqual([]);
    await erased.getByRole('checkbox', { name: 'Select all' }).check();
    await erased.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('1 candidate restored.')).toBeVisible();
    await expect(erased).toBeHidden();
    expect(await names()).toEqual(namesBefore);

    // The ATS still says that the person was deleted; who was restored stays.
    await readAnew(page, admin, processId);
    expect(await names()).toEqual(namesBefore);
  } finally {
    await product.stop();
    await sandbox.close();
  }
});
