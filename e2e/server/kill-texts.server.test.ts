import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { writeSome } from '../../tests/analysis/written-texts/write-some';
import { ApiClient } from '../../tests/api-client';
import { OpenAiServer } from '../../tests/openai-server/openai-server';
import { startProduct, type RunningProduct } from '../../tests/product';
import { createActiveProcess, upload, waitUntilAnalysed } from '../api/setup';

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
  const recruiter = await ApiClient.signIn(product.server.url, 'RECRUITER');
  const { id: processId } = await createActiveProcess(recruiter);
  const bytes = await makeCvPdf({ lines: ['Łucja Próbna', 'Programistka Java, Spring Boot i Docker, 2015–2025'] });
  await upload(recruiter, processId, [{ name: 'cv.pdf', bytes }]);
  await isAsked;
  const judged = askedFor('verdicts');
  await product.server.kill();
  await product.server.start();
  const again = await ApiClient.signIn(product.server.url, 'RECRUITER');
  const [item] = (await waitUntilAnalysed(again, processId, 1)).items;
  const { body } = await again.get<CandidateDto>(`/processes/${processId}/candidates/${item?.id}`);
  expect(body.analysis).toMatchObject({ textsModel: 'gpt-4.1-mini', textsBy: { strengths: 'MODEL' } });
  expect([judged, askedFor('verdicts'), askedFor('texts')]).toEqual([1, 1, 2]);
});
