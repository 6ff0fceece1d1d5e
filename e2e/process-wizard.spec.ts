import type { Locator, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { ApiClient } from '../tests/api-client';
import { createActiveProcess } from './api/setup';
import { baseUrl, expect, test } from './fixtures';
import { nameField, requirementField, sectionHeading } from './process-wizard';
import { goToHydrated } from './screens/screen';

const advert = `<h3>Wymagania:</h3><ul><li>3 lata doświadczenia w księgowości</li><li>Deklaracje podatkowe</li></ul>
  <p>Mile widziane:</p><ul><li>SAP</li></ul>`;

/** What the browser puts into a field when formatted text is pasted. */
async function pasteHtml(field: Locator, html: string): Promise<void> {
  await field.focus();
  await field.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

const requirementTexts = (dialog: Locator) =>
  dialog
    .getByRole('textbox', { name: /^(Wymaganie|Requirement) \d/ })
    .evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

test('in Polish: paste an advert, drag, reload and close in the middle, go on, create', async ({
  page,
  signIn,
  setLocale,
}) => {
  const recruiter = await signIn('RECRUITER');
  await setLocale('pl');
  const taken = `REK/${randomUUID().slice(0, 8)}`;
  await recruiter.post('/processes', { name: 'Kasjerka / kasjer', externalRecruitmentId: taken });
  await page.goto('/processes?sortBy=NAME');
  await page.getByRole('link', { name: 'Nowy proces' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dodaj nowy proces' });
  const next = dialog.getByRole('button', { name: 'Dalej' });

  // Closed before anything is typed, nothing is saved, and Back does not reopen it.
  await expect(nameField(dialog)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/processes\?sortBy=NAME$/);
  await page.keyboard.press('n');

  await nameField(dialog).fill('Księgowy');
  await dialog.getByRole('button', { name: /^Użyj „/ }).click();
  const name = await nameField(dialog).inputValue();
  expect(name).not.toBe('Księgowy');
  const id = dialog.getByLabel('ID rekrutacji');
  await id.fill(taken);
  await expect(dialog.getByText('Zewnętrzny identyfikator rekrutacji jest już używany')).toBeVisible();
  await next.click();
  await expect(id).toBeFocused();
  await id.fill(`${taken}/2`);
  await expect(dialog.getByText('Ten identyfikator jest wolny.')).toBeVisible();
  await next.click();

  await expect(sectionHeading(dialog, /^Opis wymagań$/)).toBeFocused();
  const description = dialog.getByRole('textbox', { name: 'Opis wymagań' });
  await pasteHtml(description, advert);
  const text = 'Wymagania:\n\n- 3 lata doświadczenia w księgowości\n- Deklaracje podatkowe\n\nMile widziane:\n\n- SAP';
  await expect(description).toHaveValue(text);
  await page.reload();
  await expect(dialog.getByText('Przywrócono wpisany wcześniej tekst')).toBeVisible();
  await expect(description).toHaveValue(text);
  await dialog.getByRole('button', { name: 'Podziel opis na wymagania' }).click();
  await dialog.getByRole('button', { name: 'Dodaj wszystkie' }).click();
  await next.click();

  await dialog.getByLabel('Kwota maksymalna').fill('12000');
  await dialog.getByLabel('Tolerancja').fill('10');
  await expect(dialog.getByText(/do 13\s200\szł brutto miesięcznie/)).toBeVisible();
  await page.goBack();
  await expect(description).toHaveValue(text);
  await page.goForward();
  await expect(dialog.getByLabel('Kwota maksymalna')).toHaveValue(/12\s000/);
  await next.click();
  await expect(sectionHeading(dialog, /^Lokalizacja$/)).toBeVisible();

  // Closed in the middle: saved, listed, and resumed at the same section.
  await page.keyboard.press('Escape');
  await expect(page.getByText('Wszystko zostało zachowane.')).toBeVisible();
  await expect(page).toHaveURL(/\/processes\?sortBy=NAME$/);
  const found = await recruiter.get<{ items: ProcessDto[] }>(
    `/processes/search?searchPhrase=${encodeURIComponent(name)}`,
  );
  const started = found.body.items.find((one) => one.externalRecruitmentId === `${taken}/2`);
  expect(started?.status).toBe('IN_CREATION');
  await goToHydrated(page, `/processes?searchPhrase=${encodeURIComponent(name)}`);
  await page.locator(`a[href="/processes/${started?.id}"]`).first().click();
  await expect(sectionHeading(dialog, /^Lokalizacja$/)).toBeVisible();
  await dialog.getByRole('radio', { name: 'Hybrydowo' }).click();
  await dialog.getByLabel('Miejscowość').fill('Łódź');
  await next.click();

  const flag = dialog.getByLabel('Sygnały ostrzegawcze', { exact: true });
  await flag.fill('Kobieta w ciąży');
  await next.click();
  await expect(dialog.getByText('Nie można zapisać:').first()).toBeVisible();
  await expect(flag).toBeFocused();
  // The text in the field is saved without Enter.
  await flag.fill('Brak doświadczenia z JPK');
  await next.click();

  await dialog.getByRole('combobox', { name: 'Dodaj język' }).click();
  await page.getByRole('option', { name: 'Angielski' }).click();
  await dialog.getByLabel('Poziom: Angielski').selectOption('ADVANCED');
  await dialog.getByRole('checkbox', { name: /Angielski/ }).uncheck();
  expect(await requirementTexts(dialog)).toEqual(['3 lata doświadczenia w księgowości', 'Deklaracje podatkowe', 'SAP']);
  const handle = (place: number) => dialog.getByRole('button', { name: `Uchwyt wymagania ${place}:` });
  await drag(page, handle(1), handle(3));
  expect(await requirementTexts(dialog)).toEqual(['Deklaracje podatkowe', 'SAP', '3 lata doświadczenia w księgowości']);
  await dialog.getByRole('button', { name: 'Utwórz i aktywuj' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/processes/${started?.id}$`));

  const { body } = await recruiter.get<ProcessDto>(`/processes/${started?.id}`);
  expect(body).toMatchObject({
    status: 'ACTIVE',
    requirements: text,
    budget: { maxMinor: 1_200_000, currency: 'PLN', tolerancePercent: 10, period: 'MONTH', basis: 'GROSS' },
    location: { type: 'HYBRID', atsLocation: 'Łódź' },
    redFlags: [{ text: 'Brak doświadczenia z JPK' }],
    languages: [{ language: 'en', level: 'ADVANCED', counted: false }],
  });
  expect(body.requirementList.map((one) => one.text)).toEqual([
    'Deklaracje podatkowe',
    'SAP',
    '3 lata doświadczenia w księgowości',
  ]);
});

test('in English and by the keyboard alone: six sections, reordered, created but not activated', async ({
  page,
  signIn,
  setLocale,
  expectAccessible,
}) => {
  const admin = await signIn('ADMIN');
  await setLocale('en');
  await page.goto('/processes?new=true');
  const dialog = page.getByRole('dialog', { name: 'Add new process' });
  const keys = page.keyboard;
  const goToNext = async (title: RegExp) => {
    await dialog.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(sectionHeading(dialog, title)).toBeFocused();
  };
  await dialog.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(nameField(dialog)).toBeFocused();
  await expect(dialog.getByText('Field is required')).toBeVisible();
  const name = `Payroll specialist ${randomUUID().slice(0, 8)}`;
  await keys.type(name);
  await keys.press('Enter');
  await expect(sectionHeading(dialog, /^Requirements description$/)).toBeFocused();
  await keys.press('Tab');
  await keys.type('We look for somebody who runs our payroll alone.');
  await goToNext(/^Budget$/);
  await keys.press('Tab');
  await keys.type('60.5');
  await dialog.getByLabel('Per').selectOption('HOUR');
  await goToNext(/^Location$/);
  await dialog.getByRole('radio', { name: 'Not set' }).focus();
  // The radio group moves the focus while the key is down.
  await keys.press('ArrowRight', { delay: 100 });
  await keys.press('ArrowRight', { delay: 100 });
  await expect(dialog.getByRole('radio', { name: 'Remote' })).toBeChecked();
  await goToNext(/^Red Flags$/);
  await keys.press('Tab');
  await keys.type('No experience with payroll');
  await keys.press('Enter');
  await dialog.getByRole('button', { name: 'Remove red flag 1' }).press('Enter');
  await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
  await goToNext(/^Languages and requirements$/);
  await requirementField(dialog).focus();
  for (const text of ['Payroll law', 'Excel', 'SAP HCM']) {
    await keys.type(text);
    await keys.press('Enter');
  }
  await dialog.getByRole('textbox', { name: 'Requirement 3', exact: true }).focus();
  await keys.press('Alt+ArrowUp');
  await expect(dialog.getByText('“SAP HCM” is now number 2.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Handle of requirement 2:' }).press('ArrowUp');
  expect(await requirementTexts(dialog)).toEqual(['SAP HCM', 'Payroll law', 'Excel']);
  await dialog.getByRole('group', { name: 'Is requirement 3 required' }).getByText('Nice to have').press('Enter');
  await dialog.getByRole('slider').first().press('End');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Create only' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const processId = page.url().split('/').at(-1) ?? '';
  const { body } = await admin.get<ProcessDto>(`/processes/${processId}`);
  expect(body).toMatchObject({
    status: 'CREATED',
    budget: { maxMinor: 6_050, period: 'HOUR' },
    location: { type: 'REMOTE', atsLocation: null },
    redFlags: [{ text: 'No experience with payroll' }],
    requirementList: [
      { text: 'SAP HCM', necessity: 'REQUIRED', importance: 5 },
      { text: 'Payroll law' },
      { text: 'Excel', necessity: 'NICE_TO_HAVE' },
    ],
  });
});

test('edited by two users: the conflict names the other, offers reload beside one’s own text, and overwrite', async ({
  page,
  signIn,
  setLocale,
}) => {
  const recruiter = await signIn('RECRUITER');
  const other = await ApiClient.signIn(baseUrl(), 'ADMIN');
  await setLocale('en');
  const { body } = await recruiter.post<ProcessDto>('/processes', {
    name: 'Welder',
    requirements: 'TIG',
    requirementList: [{ text: 'TIG', importance: 3, necessity: 'REQUIRED' }],
  });
  await recruiter.put(`/processes/${body.id}/defined`);
  const read = async () => (await recruiter.get<ProcessDto>(`/processes/${body.id}`)).body;
  const edit = async (step: string) => {
    await page.goto(`/processes/${body.id}?edit=${body.id}&step=${step}`);
    await expect(page.getByRole('dialog', { name: 'Edit process' }).getByRole('heading', { level: 3 })).toBeVisible();
  };
  const dialog = page.getByRole('dialog', { name: 'Edit process' });
  const next = dialog.getByRole('button', { name: 'Next' });
  const conflict = dialog.getByRole('alert');

  // A change of another section is no conflict.
  await edit('details');
  await nameField(dialog).fill('Welder, night shift');
  await other.put(`/processes/${body.id}`, { requirements: 'TIG and MAG, in shifts' });
  await next.click();
  const description = dialog.getByRole('textbox', { name: 'Requirements description' });
  await expect(description).toBeVisible();
  expect(await read()).toMatchObject({ name: 'Welder, night shift', requirements: 'TIG and MAG, in shifts' });

  await edit('description');
  await description.fill('Mine: TIG only');
  await other.put(`/processes/${body.id}`, { requirements: 'Theirs: MAG only' });
  await next.click();
  await expect(conflict).toContainText('Halina Testowa changed this section in the meantime.');
  await expect(next).toBeDisabled();
  await expect(description).toHaveValue('Mine: TIG only');
  // The conflict survives a reload of the page.
  await page.reload();
  await expect(conflict).toContainText('in the meantime');
  await conflict.getByRole('button', { name: 'Reload' }).click();
  await expect(description).toHaveValue('Theirs: MAG only');
  const own = dialog.getByRole('region', { name: 'Your version' });
  await expect(own).toContainText('Mine: TIG only');
  await own.getByRole('button', { name: 'Use your version: Requirements description' }).click();
  await expect(description).toHaveValue('Mine: TIG only');
  await next.click();
  await expect(sectionHeading(dialog, /^Budget$/)).toBeVisible();
  expect((await read()).requirements).toBe('Mine: TIG only');

  await edit('criteria');
  await dialog.getByRole('textbox', { name: 'Requirement 1', exact: true }).fill('TIG, 2 years');
  // The requirement edited here was deleted there: its text can return, its id cannot.
  await other.put(`/processes/${body.id}/requirements`, {
    requirementList: [{ text: 'MAG', importance: 3, necessity: 'REQUIRED' }],
  });
  await dialog.getByRole('button', { name: 'Save and close' }).click();
  await conflict.getByText('Show what is saved now').click();
  await expect(conflict).toContainText('MAG');
  await conflict.getByRole('button', { name: 'Overwrite' }).click();
  await expect(dialog).toBeHidden();
  expect((await read()).requirementList).toMatchObject([{ text: 'TIG, 2 years' }]);
});

test('an archived process, opened by its URL, shows a small dialog and can be edited once it is active', async ({
  page,
  signIn,
}) => {
  const recruiter = await signIn('RECRUITER');
  const { id } = await createActiveProcess(recruiter, 'Kaletniczka / kaletnik');
  await recruiter.put(`/processes/${id}/status`, { status: 'ARCHIVED' });
  await page.goto(`/processes?edit=${id}`);
  const notice = page.getByRole('dialog', { name: /^(Ten proces jest zarchiwizowany|This process is archived)$/ });
  await expect.poll(async () => (await notice.boundingBox())?.height).toBeLessThan(250);
  await notice.getByRole('button', { name: /^(Aktywuj|Activate)$/ }).click();
  await expect(nameField(page.getByRole('dialog'))).toHaveValue('Kaletniczka / kaletnik');
});
