import type { CandidateListItem } from '@/lib/domain/candidate-schemas';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { search, waitUntilAnalysed } from './api/setup';
import { expect, test } from './fixtures';
import { createJudgedCandidate } from './specification/signed-in-pages';

const nameOf = ({ firstName, lastName }: CandidateListItem) => `${firstName} ${lastName}`;

test('two to five candidates of a selection stand side by side, and the way back is the list', async ({
  page,
  signIn,
  setLocale,
  fixtures,
  expectAccessible,
}) => {
  const processId = fixtures.review.keys;
  const client = await signIn('RECRUITER');
  await setLocale('en');
  const query = 'sortBy=ORDINAL_NUMBER&sortOrder=ASC';
  const { items } = await search(client, processId, query);
  const list = `/processes/${processId}?${query}`;
  const compare = page.getByRole('link', { name: 'Compare', exact: true });
  const check = (candidate: CandidateListItem) =>
    page
      .locator(`tr[data-row-id="${candidate.id}"]`)
      .getByRole('checkbox', { name: `Select ${nameOf(candidate)}` })
      .click();
  for (const count of [2, 5]) {
    await page.goto(list);
    const chosen = items.slice(0, count);
    for (const [index, candidate] of chosen.entries()) {
      await check(candidate);
      await expect(compare).toHaveCount(index === 0 ? 0 : 1);
    }
    await compare.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Candidate comparison' })).toBeVisible();
    const heads = page.getByRole('columnheader');
    await expect(heads).toHaveCount(count + 1);
    for (const [index, candidate] of chosen.entries())
      await expect(heads.nth(index + 1)).toContainText(nameOf(candidate));
    await expect(page.getByRole('rowheader', { name: /^Spring Boot/ })).toBeVisible();
    await expect(page.getByRole('table').getByText('Przykładowy cytat z CV kandydata').first()).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'Candidates', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${processId}\\?sortBy=ORDINAL_NUMBER`));
    await expect(page.locator('tr[data-row-id]').first()).toContainText(nameOf(items[0] as CandidateListItem));
  }
  await expect(page.getByText('5 selected')).toBeVisible();
  await check(items[5] as CandidateListItem);
  await expect(page.getByText('6 selected')).toBeVisible();
  await expect(compare).toHaveCount(0);
});

test('a mention reaches the colleague’s home page, a new CV keeps the old one, and the time line tells all', async ({
  page,
  signIn,
  api,
  browser,
  baseURL,
  setLocale,
  expectAccessible,
}) => {
  const client = await signIn('RECRUITER');
  await setLocale('pl');
  const { path, processId, candidateId } = await createJudgedCandidate(client, 'Kartograf / Kartografka');
  const api1 = `/api/v1${path}`;
  const oldCv = await (await client.send('GET', `${api1}/cv`)).arrayBuffer();
  await client.post(`${path}/decision`, { decision: 'HOLD', note: 'Do rozmowy w maju' });
  const words = `proszę o opinię ${candidateId.slice(-8)}`;

  await test.step('a note with a mention', async () => {
    await page.goto(`${path}?tab=summary`);
    const field = page.getByRole('textbox', { name: 'Nowa notatka' });
    await field.pressSequentially('@Hal');
    await page.getByRole('listbox', { name: 'Współpracownicy' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type(` ${words}`);
    await page.keyboard.press('Control+Enter');
    const note = page.getByRole('listitem').filter({ hasText: words }).first();
    await expect(note).toContainText(`@Halina Testowa ${words}`);
    await expectAccessible();
  });

  await test.step('the colleague’s home page leads to it, and forgets it then', async () => {
    const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
    await context.addCookies([
      ...(await api('ADMIN')).browserCookies(),
      { name: 'locale', value: 'en', url: baseURL ?? '' },
    ]);
    const other = await context.newPage();
    await other.goto('/');
    const news = other.getByRole('region', { name: 'New for you' });
    const mention = news.locator(`a[href*="${candidateId}"]`);
    await expect(mention).toContainText('Marta Próbna');
    await mention.click();
    await expect(other.getByRole('heading', { level: 1, name: 'Bożena Ćwik' })).toBeVisible();
    await expect(other.getByText(`@Halina Testowa ${words}`).first()).toBeVisible();
    await other.goto('/');
    await expect(other.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(mention).toHaveCount(0);
    await context.close();
  });

  await test.step('another CV is analysed, and the one before can be opened', async () => {
    const lines = ['Bożena Ćwik', 'Doświadczenie', 'Java i Spring Boot od 2016.03 do 2025.11, Oracle, Gdynia.'];
    await page.getByRole('button', { name: 'Więcej', exact: true }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('menuitem', { name: 'Zastąp CV' }).click();
    const buffer = Buffer.from(await makeCvPdf({ lines }));
    await (await chooser).setFiles({ name: 'Nowe CV.pdf', mimeType: 'application/pdf', buffer });
    const former = page.getByRole('link', { name: 'Bożena Ćwik.pdf' });
    await expect(former).toBeVisible();
    const href = (await former.getAttribute('href')) ?? '';
    expect(Buffer.from(await (await client.send('GET', href)).arrayBuffer()).equals(Buffer.from(oldCv))).toBe(true);
    const { items } = await waitUntilAnalysed(client, processId, 1);
    expect(items[0]?.cvFileName).toBe('Nowe CV.pdf');
  });

  await test.step('the time line', async () => {
    await page.goto(`${path}?tab=summary`);
    const timeLine = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Co się działo' }) })
      .last();
    const listed = timeLine.getByRole('listitem');
    await expect(listed.filter({ hasText: /Dodano\sCV/ })).toBeVisible();
    const entries = (await listed.allTextContents()).join('\n');
    for (const entry of [/Dodano\sCV/, /Analiza\sCV: \d+ na 100/, /Decyzja: Wstrzymano/, /Notatka/, /Zastąpiono\sCV/]) {
      expect(entries).toMatch(entry);
    }
    expect(entries.match(/Analiza\sCV/g)).toHaveLength(2);
    expect(entries).toContain('Do rozmowy w maju');
  });
});
