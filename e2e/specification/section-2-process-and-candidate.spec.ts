import type { Fixtures } from '../screens/fixtures';
import { expect, test } from '../fixtures';

const processPath = ({ judged }: Fixtures) => `/processes/${judged.processId}`;
const candidatePath = (fixtures: Fixtures, index = 0) =>
  `${processPath(fixtures)}/candidates/${fixtures.judged.candidates[index]?.id}`;

test.beforeEach(async ({ signIn, setLocale }) => {
  await signIn('RECRUITER');
  await setLocale('en');
});

test('§2 Process list: columns, filters, and the Action column with View, Run process and a link to the ATS', async ({
  page,
  api,
}) => {
  const recruiter = await api('RECRUITER');
  const id = `ATS-${Date.now()}`;
  const fields = { name: 'Cukiernik / Cukierniczka', externalProcessId: id, requirements: 'Wypieki, '.repeat(5) };
  const { body } = await recruiter.post<{ id: string }>('/processes', fields);
  await recruiter.put(`/processes/${body.id}/defined`);
  await page.goto('/processes');
  for (const name of ['ID', 'Name', 'Status', 'Created by', 'Created', 'Action']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('searchbox', { name: 'Search by name or requirements' })).toBeVisible();
  for (const name of ['Status', 'Created by', 'Created', 'ID', 'ATS ID']) {
    await expect(page.getByRole('button', { name, exact: true }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'ATS ID', exact: true }).first().click();
  await page.getByRole('dialog').getByLabel('ATS ID').fill(id);
  await page.keyboard.press('Enter');
  await expect(page.locator('tr[data-row-id]')).toHaveCount(1);
  const row = page.getByRole('row', { name: /Cukiernik/ });
  await expect(row.getByRole('link', { name: 'View' })).toHaveAttribute('href', `/processes/${body.id}`);
  const link = row.getByRole('link', { name: 'Open in the ATS' });
  await expect(link).toHaveAttribute('href', `https://ats.example/recruitments/${id}`);
  await row.getByRole('button', { name: 'Run process' }).click();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
});

test('§2 Process list: each row shows a count of candidates awaiting processing', async ({ page, fixtures, api }) => {
  const { body } = await (
    await api('RECRUITER')
  ).get<{ awaitingCandidates: number }>(`/processes/${fixtures.longProcessId}`);
  expect(body.awaitingCandidates).toBeGreaterThan(0);
  await page.goto('/processes?searchPhrase=magazynierka');
  await expect(page.getByRole('columnheader', { name: 'Awaiting' })).toBeVisible();
  const row = page.getByRole('row', { name: /Magazynier \/ Magazynierka/ });
  await expect(row.getByText(String(body.awaitingCandidates), { exact: true })).toBeVisible();
});

test('§2 Process details: two tabs, Candidates and Process information', async ({ page, fixtures }) => {
  await page.goto(processPath(fixtures));
  await expect(page.getByRole('tab')).toHaveCount(2);
  await expect(page.getByRole('tab', { name: /^Candidates/ })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Process information' }).click();
  const information = page.getByRole('tabpanel', { name: 'Process information' });
  await expect(information.getByRole('heading', { name: 'Process Details' })).toBeVisible();
  for (const fact of ['Spring Boot', 'English · advanced', 'Hybrid, Wrocław', /28,000.*10% tolerance/]) {
    await expect(information.getByText(fact).first()).toBeVisible();
  }
});

test('§2 Candidate list: sorting', async ({ page, fixtures }) => {
  await page.goto(processPath(fixtures));
  await page.getByRole('button', { name: 'Candidate', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Candidate' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sortBy=LAST_NAME/);
  const names = fixtures.judged.candidates.map(({ lastName }) => lastName ?? '');
  const sorted = names.toSorted((one, other) => one.localeCompare(other, 'pl'));
  await expect(page.getByRole('row').nth(1)).toContainText(sorted[0] ?? '');
  await page.getByRole('button', { name: 'Candidate', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Candidate' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('row').nth(1)).toContainText(sorted.at(-1) ?? '');
});

test('§2 Candidate list: a max-rows-per-page selector with paging, and filters', async ({ page, fixtures }) => {
  await page.goto(`/processes/${fixtures.longProcessId}`);
  await expect(page.getByText('1–20 of 1,200')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('21–40 of 1,200')).toBeVisible();
  await page.getByRole('combobox', { name: 'Maximum rows per page' }).selectOption('50');
  await expect(page.getByText('1–50 of 1,200')).toBeVisible();
  await page.getByRole('button', { name: 'Status' }).first().click();
  await page.getByRole('checkbox', { name: 'Analysis failed' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=ERROR/);
  await expect(page.getByText('1–10 of 10')).toBeVisible();
  await expect(page.getByRole('row', { name: /Analysis failed/ })).toHaveCount(10);
});

test('§2 Candidate list: re-analyse one and selected candidates', async ({ page, fixtures }) => {
  await page.goto(processPath(fixtures));
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /reprocess/.test(request.url())) requests.push(request.url());
  });
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  const actions = page.getByRole('toolbar', { name: 'Actions for the selection' });
  await expect(actions).toContainText('2 selected');
  await actions.getByRole('button', { name: 'Analyse again' }).click();
  await expect(page.locator('[data-banner=success]')).toContainText('Analysis of 2 CVs requested.');
  expect(requests.length).toBeGreaterThan(0);
});

test('§2 Candidate list: optional column visibility, kept in local storage', async ({ page, fixtures }) => {
  await page.goto(processPath(fixtures));
  const header = page.getByRole('columnheader', { name: 'Rating' });
  await expect(header).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  const rating = page.getByRole('checkbox', { name: 'Rating' });
  await rating.click();
  await expect(header).toHaveCount(0);
  await rating.click();
  await expect(header).toHaveCount(1);
  await rating.click();
  expect(await page.evaluate(() => localStorage.getItem('table-columns:candidates'))).toContain('"rate":false');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Candidate' })).toBeVisible();
  await expect(header).toHaveCount(0);
});

test('§2 Candidate details: two tabs, Candidate summary and Matching results', async ({ page, fixtures }) => {
  await page.goto(candidatePath(fixtures));
  await expect(page.getByRole('tab')).toHaveText(['Candidate summary', 'Matching results']);
  await page.getByRole('tab', { name: 'Candidate summary' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Candidate summary' }).getByText('Strengths').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Matching results' }).click();
  await expect(
    page.getByRole('tabpanel', { name: 'Matching results' }).getByText('Spring Boot').filter({ visible: true }).first(),
  ).toBeVisible();
});

test('§2 Candidate details: the ATS ID', async ({ page, fixtures }) => {
  const { processId, candidateIds } = fixtures.everyStatus;
  await page.goto(`/processes/${processId}/candidates/${candidateIds.sent}`);
  await expect(page.getByText('ATS ID: 40128')).toBeVisible();
});

test('§2 Candidate details: a CV download', async ({ page, fixtures }) => {
  await page.goto(candidatePath(fixtures));
  const download = page.getByRole('button', { name: 'Download CV' });
  await download.waitFor();
  // The page already has the file: the download needs neither connection nor session.
  await page.route('**/cv', (route) => route.abort());
  const started = page.waitForEvent('download');
  await download.click();
  expect((await started).suggestedFilename()).toBe(fixtures.judged.candidates[0]?.cvFileName);
});

test('§2 Candidate details: previous and next within the current search', async ({ page, fixtures }) => {
  await page.goto(`${processPath(fixtures)}?sortBy=LAST_NAME&sortOrder=ASC`);
  const names = fixtures.judged.candidates.toSorted((one, other) =>
    (one.lastName ?? '').localeCompare(other.lastName ?? '', 'pl'),
  );
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(names[0]?.lastName ?? '');
  await expect(page.getByRole('button', { name: 'Previous candidate' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next candidate' }).click();
  await expect(heading).toContainText(names[1]?.lastName ?? '');
  await expect(page.getByText('2 of 4')).toBeVisible();
  await page.getByRole('button', { name: 'Previous candidate' }).click();
  await expect(heading).toContainText(names[0]?.lastName ?? '');
});

test('§2 Candidate details: the CV viewer width is remembered in local storage', async ({ page, fixtures }) => {
  await page.goto(candidatePath(fixtures));
  const divider = page.getByRole('separator', { name: 'Width of the CV' });
  await divider.press('Home');
  await expect(divider).toHaveAttribute('aria-valuenow', '25');
  await divider.press('End');
  await expect(divider).toHaveAttribute('aria-valuenow', '75');
  expect(await page.evaluate(() => localStorage.getItem('cv-viewer-width'))).toBe('75');
  await page.goto(candidatePath(fixtures, 1));
  await expect(divider).toHaveAttribute('aria-valuenow', '75');
});

test('§2 Candidate details: the CV stays in view while its width changes', async ({ page, fixtures }) => {
  await page.goto(candidatePath(fixtures));
  // While a new canvas renders, the old one stays visible.
  const canvases = page.locator('[data-page="1"] canvas');
  const widthOf = async () => (await canvases.last().boundingBox())?.width ?? 0;
  await expect(canvases.last()).toBeVisible();
  await page.evaluate(() => {
    const check = () => {
      const pages = [...document.querySelectorAll('[data-page="1"] canvas')];
      if (!pages.some((canvas) => canvas.checkVisibility({ visibilityProperty: true }))) {
        document.documentElement.dataset.blank = 'true';
      }
      requestAnimationFrame(check);
    };
    check();
  });
  const before = await widthOf();
  const divider = page.getByRole('separator', { name: 'Width of the CV' });
  for (let step = 0; step < 5; step += 1) await divider.press('ArrowLeft');
  // Rendered again once, at the final width.
  await expect.poll(widthOf).toBeLessThan(before - 50);
  await expect(canvases).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.dataset.blank)).toBeUndefined();
});

test('§2 Dialogs: confirm, with the focus on what changes nothing', async ({ page, fixtures }) => {
  await page.goto(`/processes/${fixtures.processes.CREATED}`);
  await page.getByRole('button', { name: 'Archive' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Archive process' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Created', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Archive' })).toBeFocused();
});
