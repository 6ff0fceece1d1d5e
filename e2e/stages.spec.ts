import type { Page } from '@playwright/test';
import type { Board } from '@/lib/domain/stage-schemas';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import type { ApiClient } from '../tests/api-client';
import { createJudged } from './create-judged';
import { expect, test } from './fixtures';
import { tabToElement } from './keyboard';

const cvOf = async (name: string) => ({
  name: `${name}.pdf`,
  bytes: await makeCvPdf({ lines: [name, 'Doświadczenie', '2016 – obecnie programista Java, Pracownia Kodu, Łódź'] }),
});

const column = (page: Page, name: RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });

test('somebody is advanced, put into a stage, given a next step, moved on the board by keys, and waits on home', async ({
  page,
  signIn,
  setLocale,
  expectAccessible,
}) => {
  const client = await signIn('RECRUITER');
  const { processId } = await createJudged(client, 'Rekrutacja z etapami', [
    await cvOf('Honorata Sitek'),
    await cvOf('Wit Olejnik'),
  ]);
  await setLocale('pl');
  await page.goto(`/processes/${processId}?tab=board`);
  await expect(page.getByText('Nikogo jeszcze nie przekazano dalej')).toBeVisible();
  await page.getByRole('link', { name: 'Przejdź do listy kandydatów' }).click();
  await page.getByRole('link', { name: 'Honorata Sitek' }).first().click();
  await page.waitForURL('**/candidates/**');
  const url = page.url();
  await page.getByRole('group', { name: 'Decyzja' }).getByRole('button', { name: 'Przekaż dalej' }).click();
  await expect(page.locator('[data-banner=success]')).toContainText('Przekazano dalej');
  await page.goto(url);
  const work = page.getByRole('region', { name: 'Dalsza praca' });
  await work.getByRole('button', { name: 'Etap: Bez etapu' }).click();
  await page.getByRole('menuitemradio', { name: 'Do zaproszenia' }).click();
  await expect(work.getByRole('button', { name: 'Etap: Do zaproszenia' })).toBeVisible();
  await work.getByRole('button', { name: 'Osoba prowadząca i następny krok…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dalsza praca' });
  await dialog.getByRole('combobox', { name: 'Osoba prowadząca' }).click();
  // Other accounts have the same name.
  await page.getByRole('option', { name: /\(Ty\)$/ }).click();
  await dialog.getByRole('textbox', { name: /^Następny krok/ }).fill('Ustalić termin rozmowy');
  await dialog.getByRole('textbox', { name: /^Termin/ }).fill('2026-01-05');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(work).toContainText('Ustalić termin rozmowy');
  await expect(work).toContainText('po terminie');
  await expectAccessible();

  await page.goto(`/processes/${processId}?tab=board`);
  await expect(column(page, /^Do zaproszenia/).getByRole('link', { name: 'Honorata Sitek' })).toBeVisible();
  await expectAccessible();
  await tabToElement(page, page.getByRole('button', { name: 'Przenieś: Honorata Sitek' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Rozmowa' })).toBeVisible();
  // The menu opens at the present stage.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'Rozmowa' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(column(page, /^Rozmowa/).getByRole('link', { name: 'Honorata Sitek' })).toBeVisible();
  await expect(column(page, /^Do zaproszenia/).getByRole('heading', { level: 2 })).toBeFocused();
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(column(page, /^Do zaproszenia/).getByRole('link', { name: 'Honorata Sitek' })).toBeVisible();
  await column(page, /^Do zaproszenia/)
    .getByRole('listitem')
    .dragTo(column(page, /^Oferta/));
  await expect(column(page, /^Oferta/).getByRole('link', { name: 'Honorata Sitek' })).toBeVisible();
  await page.reload();
  await expect(column(page, /^Oferta/).getByRole('link', { name: 'Honorata Sitek' })).toBeVisible();

  await page.goto('/');
  const tasks = page.getByRole('region', { name: 'Czeka na mnie' });
  await expect(tasks.getByRole('link', { name: /Ustalić termin rozmowy/ })).toBeVisible();
  await expectAccessible();
});

test('several are given an owner and a next step at once, and the banner brings back what each had', async ({
  page,
  signIn,
  setLocale,
  expectAccessible,
}) => {
  const client = await signIn('RECRUITER');
  const { processId } = await createJudged(client, 'Wielu naraz', [await cvOf('Iga Nowik'), await cvOf('Olaf Bury')]);
  await setLocale('pl');
  await page.goto(`/processes/${processId}`);
  await page.getByRole('checkbox', { name: /^Zaznacz wszystkie/ }).click();
  await page.getByRole('button', { name: 'Osoba prowadząca i następny krok…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dalsza praca' });
  await dialog.getByRole('combobox', { name: 'Osoba prowadząca' }).click();
  await page.getByRole('option', { name: /\(Ty\)$/ }).click();
  await dialog.getByRole('textbox', { name: /^Następny krok/ }).fill('Zadzwonić');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Zapisano: 2 kandydatów')).toBeVisible();
  const path = `/processes/${processId}/candidates/search?page=1&pageSize=10&newSearch=true`;
  const found = async () => (await client.post<{ totalItems: number }>(path, { owners: ['MINE'] })).body.totalItems;
  expect(await found()).toBe(2);
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByText('Cofnięto zmianę: 2 kandydatów')).toBeVisible();
  expect(await found()).toBe(0);
});

test('a move that is refused is taken back on the board and told', async ({ page, signIn, setLocale }) => {
  const client = await signIn('RECRUITER');
  const { processId, candidateIds } = await judgedAndAdvanced(client);
  await setLocale('pl');
  await page.goto(`/processes/${processId}?tab=board`);
  await expect(column(page, /^Bez etapu/).getByRole('listitem')).toHaveCount(1);
  const { body: stages } = await client.get<{ items: { stageId: string }[] }>('/stages');
  const body = { choice: { candidateIds }, stageId: stages.items[2]?.stageId };
  await client.post(`/processes/${processId}/candidates/stages`, body);
  await page.getByRole('button', { name: /^Przenieś:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Rozmowa' }).click();
  await expect(page.locator('[data-banner=error]')).toContainText('Ktoś inny zmienił etap w międzyczasie');
  await expect(column(page, /^Oferta/).getByRole('listitem')).toHaveCount(1);
});

async function judgedAndAdvanced(client: ApiClient) {
  const { processId, candidateIds } = await createJudged(client, 'Etapy i konflikt', [await cvOf('Kazimiera Borek')]);
  await client.post(`/processes/${processId}/candidates/decisions`, { choice: { candidateIds }, decision: 'ADVANCE' });
  return { processId, candidateIds };
}

/** The same board with this many people in its second and third columns. */
function withMany(board: Board, count: number): Board {
  const [first, second] = board.items;
  const [like] = board.cards;
  if (!first || !second || !like) throw new Error('The board is empty');
  const cards = Array.from({ length: count }, (_, index) => ({
    ...like,
    candidateId: `0198f5c2-7c1e-7a40-9d2b-${String(index).padStart(12, '0')}`,
    ordinalNumber: index + 1,
    name: `Osoba ${index + 1}`,
    stageId: index % 2 === 0 ? first.stageId : second.stageId,
  }));
  return { ...board, cards, totalItems: count };
}

/** How long a move takes to be drawn is in the report of the run: `ms`. */
test('with 2,000 people on the board only cards in view are drawn, and a move shows before the server has answered', async ({
  page,
  signIn,
  setLocale,
}) => {
  const client = await signIn('RECRUITER');
  const { processId } = await judgedAndAdvanced(client);
  await setLocale('pl');
  await page.route('**/api/v1/processes/*/board', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: withMany((await response.json()) as Board, 2_000) });
  });
  const answers = Promise.withResolvers<void>();
  await page.route('**/api/v1/processes/*/candidates/stages', async (route) => {
    await answers.promise;
    const { choice } = route.request().postDataJSON() as { choice: { candidateIds: string[] } };
    const answer = { requestId: '0198f5c2-7c1e-7a40-9d2b-3f5e8a6c1b07', accepted: choice.candidateIds, refused: [] };
    return route.fulfill({ json: answer });
  });
  await page.goto(`/processes/${processId}?tab=board`);
  await expect(column(page, /^Do zaproszenia/).getByRole('heading')).toContainText('1000');
  expect(await page.locator('[data-board-column] li').count()).toBeLessThan(100);
  const took: number[] = [];
  for (let moved = 1; moved <= 7; moved += 1) {
    await column(page, /^Do zaproszenia/)
      .getByRole('button', { name: /^Przenieś:/ })
      .first()
      .click();
    await page.getByRole('menuitemradio', { name: 'Rozmowa' }).waitFor();
    took.push(
      await page.evaluate(async () => {
        const item = [...document.querySelectorAll<HTMLElement>('[role=menuitemradio]')].find(
          (one) => one.textContent === 'Rozmowa',
        );
        const heading = document.querySelectorAll('[data-board-column] h2')[1];
        const before = heading?.textContent;
        const begun = performance.now();
        item?.click();
        while (heading?.textContent === before) await new Promise((done) => requestAnimationFrame(done));
        // After the frame in which it is drawn.
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        return performance.now() - begun;
      }),
    );
    await expect(column(page, /^Do zaproszenia/).getByRole('heading')).toContainText(String(1000 - moved));
  }
  const sorted = took.toSorted((one, other) => one - other);
  test.info().annotations.push({ type: 'ms', description: sorted.map(Math.round).join(', ') });
  answers.resolve();
});
