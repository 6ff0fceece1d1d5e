import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import type { SimulationDto, SimulationItem } from '@/lib/interviews/simulation-schemas';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { ApiClient } from '../tests/api-client';
import { asking } from '../tests/interviews/model-questions';
import { OpenAiServer } from '../tests/openai-server/openai-server';
import { startProduct, type RunningProduct } from '../tests/product';
import { upload, waitUntilAnalysed } from './api/setup';
import { expect, test } from './fixtures';

const followUp = 'You named a warehouse. Which part of the move did you do yourself?';
const secondFollowUp = 'What did the counts show that nobody had seen before?';
const skills = [
  'SAP',
  'Excel',
  'Jira',
  'AutoCAD',
  'Docker',
  'Python',
  'Git',
  'Figma',
  'Linux',
  'Kafka',
  'Redis',
  'Rust',
];
let model: OpenAiServer;
let product: RunningProduct;
let recruiter: ApiClient;
let candidate: string;

// A product of its own: a model that is set up judges for everybody.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  model = await OpenAiServer.start();
  const env = { OPENAI_API_KEY: model.apiKey, OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'gpt-4.1-mini' };
  product = await startProduct({ env });
  recruiter = await ApiClient.signIn(product.server.url, 'RECRUITER');
  const requirementList = skills.map((text) => ({ text, importance: 3, necessity: 'REQUIRED' }));
  const { body: process } = await recruiter.post<ProcessDto>('/processes', { name: 'Magazyn', requirementList });
  await recruiter.put(`/processes/${process.id}/defined`);
  await recruiter.put(`/processes/${process.id}/status`, { status: 'ACTIVE' });
  const bytes = await makeCvPdf({ lines: ['Łucja Próbna', 'Magazynierka, 2 lata doświadczenia'] });
  await upload(recruiter, process.id, [{ name: 'cv.pdf', bytes }]);
  const [first] = (await waitUntilAnalysed(recruiter, process.id, 1)).items;
  candidate = `/processes/${process.id}/candidates/${first?.id}`;
  model.respond = asking((topic) => (topic === 0 ? followUp : `What did you do last with topic ${topic}?`));
});
test.afterAll(async () => {
  await product.stop();
  await model.close();
});

async function create(locale: 'pl' | 'en', length: 'STANDARD' | 'LONG'): Promise<SimulationDto> {
  const list = `${candidate}/inteview-simulations`;
  const { body } = await recruiter.post<SimulationItem>(list, { locale, length });
  const load = async () => (await recruiter.get<SimulationDto>(`${list}/${body.id}`)).body;
  await expect.poll(async () => (await load()).status).toBe('IN_PROGRESS');
  return load();
}

async function open(page: Page, { id }: SimulationDto): Promise<void> {
  await page.context().addCookies(recruiter.browserCookies());
  await page.goto(`${product.server.url}${candidate}/interview-simulation/${id}`);
}

test('a connection that is lost while the follow-up comes costs no text', async ({ page, expectAccessible }) => {
  const simulation = await create('en', 'STANDARD');
  expect(simulation.questions[0]?.writtenBy).toBe('MODEL');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, simulation);
  const field = page.getByRole('textbox', { name: /^(Your answer|Twoja odpowiedź)$/ });
  const writing = page.getByText(/^(The assistant is reading the answer|Assistant czyta odpowiedź)/);
  await expect(page.getByText(/gpt-4\.1-mini/)).toBeVisible();
  model.answerMs = 3000;
  await field.fill('She moved a warehouse.');
  await field.press('Enter');
  await expect(writing).toBeVisible();
  await expect(field).toBeHidden();
  await expectAccessible();
  await page.context().setOffline(true);
  await page.waitForTimeout(4000);
  await page.context().setOffline(false);
  await expect(page.getByRole('log').getByText(followUp)).toBeVisible();
  await expect(field).toBeVisible();

  // The page is closed while it comes: the server writes on.
  model.respond = asking(() => secondFollowUp);
  await field.fill('The stock counts.');
  await field.press('Enter');
  await expect(writing).toBeVisible();
  model.answerMs = 0;
  await page.reload();
  await expect(page.getByRole('log').getByText(secondFollowUp)).toBeVisible();
  await expect(page.getByRole('log').getByRole('paragraph').filter({ hasText: followUp })).toBeVisible();
  await expect(page.getByRole('log').getByText('She moved a warehouse.')).toBeVisible();
  await expect(field).toBeVisible();
});

test('a summary of several pages prints without overlapping, in Polish letters', async ({ page }) => {
  const simulation = await create('pl', 'LONG');
  const sentence = 'Zażółć gęślą jaźń: w 2022 sama przeniosła halę do nowego systemu, a spis skrócił się z 9 do 4 dni.';
  for (const { id } of simulation.questions) {
    const path = `${candidate}/inteview-simulations/${simulation.id}/questions/${id}`;
    await recruiter.put(path, { answer: `${sentence} `.repeat(45).trim(), action: 'SAVE' });
    await recruiter.put(path, { answer: `${sentence} `.repeat(45).trim(), action: 'SEND' });
  }
  await recruiter.post(`${candidate}/inteview-simulations/${simulation.id}/complete`);
  await open(page, simulation);
  await expect(page.getByText(sentence).first()).toBeVisible();
  const file = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  expect(file.numPages).toBeGreaterThan(1);
  let text = '';
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    const words = items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
    expect(words.length).toBeGreaterThan(3);
    text += words.map(({ str }) => str).join('');
    const boxes = words.map(({ transform, width, height }) => {
      const [x, y] = [Number(transform[4]), Number(transform[5])];
      return { left: x + 1, right: x + width - 1, bottom: y + 1, top: y + height * 0.6 };
    });
    const overlapping = boxes.filter((one, index) =>
      boxes.some(
        (other, at) =>
          at > index &&
          one.left < other.right &&
          other.left < one.right &&
          one.bottom < other.top &&
          other.bottom < one.top,
      ),
    );
    expect(overlapping).toEqual([]);
  }
  // A letter of another font may stand apart.
  expect(text.replaceAll(/\s/g, '')).toContain('Zażółćgęśląjaźń:w2022samaprzeniosłahalę');
  const asked = skills.filter((skill) => simulation.questions.some(({ label }) => label === skill));
  expect(asked.length).toBeGreaterThan(7);
  for (const skill of asked) expect(text).toContain(skill);
});
