import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { AnsweredQuestion, SimulationDto, SimulationItem } from '@/lib/interviews/simulation-schemas';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { query } from '../../lib/db/with-client';
import { writeSome } from '../../tests/analysis/written-texts/write-some';
import { ApiClient } from '../../tests/api-client';
import { asking, topicsOf } from '../../tests/interviews/model-questions';
import { OpenAiServer } from '../../tests/openai-server/openai-server';
import { startProduct, type RunningProduct } from '../../tests/product';
import { createActiveProcess, upload, waitUntilAnalysed } from '../api/setup';

const question = 'You named a warehouse. Which part of the move did you do yourself?';
/** A model may not repeat a question, so each time it asks another. */
const followUps = ['How long did the move take?', 'Who checked the count?'];
let model: OpenAiServer;
let product: RunningProduct;

beforeAll(async () => {
  model = await OpenAiServer.start();
  const env = { OPENAI_API_KEY: model.apiKey, OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'gpt-4.1-mini' };
  product = await startProduct({ env });
}, 120_000);
afterAll(async () => {
  await product.stop();
  await model.close();
});

const soon = () => new Promise((resolve) => setTimeout(resolve, 250));

async function waitFor<T>(load: () => Promise<T>, isReady: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + 90_000;
  for (;;) {
    const value = await load();
    if (isReady(value)) return value;
    if (Date.now() > deadline) throw new Error(`Not in 90 s: ${JSON.stringify(value)}`);
    await soon();
  }
}

async function load(client: ApiClient, path: string): Promise<SimulationDto> {
  return (await client.get<SimulationDto>(path)).body;
}

const signIn = () => ApiClient.signIn(product.server.url, 'RECRUITER');

const askedFor = (name: string) => model.asked.filter(({ schemaName }) => schemaName === name).length;

test('killed while the texts are written, the server writes them after the restart, and judges nothing again', async () => {
  let asked = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  model.respondTo('texts', async (request) => {
    asked();
    // The first answer never arrives: the server is gone by then.
    if (askedFor('texts') === 1) await new Promise((resolve) => setTimeout(resolve, 3000));
    return writeSome(request);
  });
  const recruiter = await signIn();
  const { id: processId } = await createActiveProcess(recruiter);
  const bytes = await makeCvPdf({ lines: ['Łucja Próbna', 'Programistka Java, Spring Boot i Docker, 2015–2025'] });
  await upload(recruiter, processId, [{ name: 'cv.pdf', bytes }]);
  await isAsked;
  const judged = askedFor('verdicts');
  await product.server.kill();
  await product.server.start();
  const again = await signIn();
  const [item] = (await waitUntilAnalysed(again, processId, 1)).items;
  const { body } = await again.get<CandidateDto>(`/processes/${processId}/candidates/${item?.id}`);
  expect(body.analysis).toMatchObject({ textsModel: 'gpt-4.1-mini', textsBy: { strengths: 'MODEL' } });
  expect([judged, askedFor('verdicts'), askedFor('texts')]).toEqual([1, 1, 2]);
});

test('killed while the questions are written, and again in a follow-up, the server goes on after each restart', async () => {
  const recruiter = await signIn();
  const process = await createActiveProcess(recruiter);
  const bytes = await makeCvPdf({ lines: ['Łucja Próbna', 'Programistka Java, 2 lata doświadczenia'] });
  await upload(recruiter, process.id, [{ name: 'cv.pdf', bytes }]);
  const [candidate] = (await waitUntilAnalysed(recruiter, process.id, 1)).items;
  const list = `/processes/${process.id}/candidates/${candidate?.id}/inteview-simulations`;

  model.respond = asking(() => question);
  model.answerMs = 3000;
  const asked = model.asked.length;
  const { body } = await recruiter.post<SimulationItem>(list, { locale: 'en', length: 'STANDARD' });
  const path = `${list}/${body.id}`;
  await waitFor(
    () => Promise.resolve(model.asked.length),
    (count) => count > asked,
  );
  await product.server.kill();
  await product.server.start();
  model.answerMs = 0;
  const again = await signIn();
  const prepared = await waitFor(
    () => load(again, path),
    ({ status }) => status === 'IN_PROGRESS',
  );
  expect(prepared).toMatchObject({ model: 'gpt-4.1-mini', modelFailure: null });
  expect(prepared.questions[0]).toMatchObject({ text: question, writtenBy: 'MODEL' });
  expect(new Set(prepared.questions.map(({ position }) => position)).size).toBe(prepared.total);

  const first = `${path}/questions/${prepared.questions[0]?.id}`;
  const answered = await again.put<AnsweredQuestion>(first, { answer: 'She moved a warehouse.', action: 'SEND' });
  expect(answered.body).toMatchObject({ question: { followUpDue: true }, followUp: null });
  model.respond = asking(() => followUps[0] ?? '');
  model.answerMs = 3000;
  const before = model.asked.length;
  const lost = again.post(`${first}/follow-up`).catch(() => null);
  await waitFor(
    () => Promise.resolve(model.asked.length),
    (count) => count > before,
  );
  const killedAt = Date.now();
  await product.server.kill();
  await lost;
  await product.server.start();
  model.answerMs = 0;
  const last = await signIn();
  expect((await load(last, path)).questions[0]).toMatchObject({ answer: 'She moved a warehouse.', followUpDue: true });
  // Its claim ends by itself, a minute later.
  const claim = await query<{ before: Date }>(
    product.databaseUrl,
    `UPDATE interview_question SET follow_up_from = follow_up_from - interval '1 minute' WHERE id = $1
      RETURNING follow_up_from + interval '1 minute' AS before`,
    [prepared.questions[0]?.id],
  );
  expect(claim[0]?.before.getTime()).toBeGreaterThan(killedAt);
  expect((await last.post(`${first}/follow-up`)).status).toBe(200);
  expect((await load(last, path)).questions[1]).toMatchObject({ isFollowUp: true, text: followUps[0] });

  model.respond = asking(() => followUps[1] ?? '');
  await streamed(last, path);
}, 170_000);

/** Over HTTP the text comes in parts, and a client that leaves finds it stored. */
async function streamed(client: ApiClient, path: string): Promise<void> {
  const { questions } = await load(client, path);
  const next = questions.find(({ answeredAt, isFollowUp }) => !answeredAt && !isFollowUp);
  const url = `${path}/questions/${next?.id}`;
  await client.put(url, { answer: 'She counted the stock.', action: 'SEND' });
  const headers = { 'x-csrf-token': await client.csrfToken() };
  const answer = await client.send('POST', `/api/v1${url}/follow-up`, { headers });
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  await answer.body?.cancel();
  const stored = await waitFor(
    () => load(client, path),
    (simulation) => simulation.questions.every(({ followUpDue }) => !followUpDue),
  );
  const position = next ? next.position + 1 : 0;
  expect(stored.questions.find((one) => one.position === position)).toMatchObject({ text: followUps[1] });
  expect(model.asked.filter((request) => topicsOf(request).length === 0).length).toBeGreaterThan(1);
}
