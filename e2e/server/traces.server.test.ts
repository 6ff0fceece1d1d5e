import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { ApiClient } from '../../tests/api-client';
import { Collector } from '../../tests/collector';
import { startProduct } from '../../tests/product';
import { createActiveProcess, search, upload, waitUntilAnalysed } from '../api/setup';

test('a request and the work that it asked for are traced, without anybody’s name', async () => {
  const collector = await Collector.start();
  const product = await startProduct({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
  try {
    const recruiter = await ApiClient.signIn(product.server.url, 'RECRUITER');
    const { id } = await createActiveProcess(recruiter);
    const lines = ['Eugenia Niewidoczna', 'eugenia@poczta.example', 'Programistka Java, 6 lat doświadczenia'];
    await upload(recruiter, id, [{ name: 'Eugenia Niewidoczna.pdf', bytes: await makeCvPdf({ lines }) }]);
    await waitUntilAnalysed(recruiter, id, 1, 60);
    await search(recruiter, id);
  } finally {
    // What waits is sent before the process ends.
    await product.stop();
    await collector.stop();
  }
  expect(collector.mistakes).toEqual([]);
  const named = (name: RegExp) => collector.spans.filter((span) => name.test(span.name));
  const [asked] = named(/^POST \/api\/v1\/processes\/\{processId\}\/upload-cv$/);
  expect(asked).toMatchObject({ kind: 2 });
  expect(Number(asked?.facts['db.calls'])).toBeGreaterThan(3);
  const [judged] = named(/^judge$/);
  const [step] = named(/^step candidate-analyse [a-z-]+$/).filter(({ spanId }) => spanId === judged?.parentSpanId);
  expect(step).toMatchObject({ kind: 5, traceId: judged?.traceId });
  expect(step?.parentSpanId).toBeUndefined();
  expect(named(/^reader read$/).length).toBeGreaterThan(0);
  expect(named(/health|\.js$/)).toEqual([]);
  const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-/;
  expect(collector.spans.filter(({ name }) => uuid.test(name))).toEqual([]);
  expect(collector.text).not.toMatch(/Niewidoczna|poczta|Eugenia/i);
}, 240_000);
