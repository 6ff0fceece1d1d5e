/** @jest-environment jsdom */
import type { AnalysisDto } from '@/lib/domain/analysis-schemas';
import { renderWithProviders } from '@/tests/render';
import { EngineNote } from './engine-note';

const analysis = {
  engine: 'openai',
  engineVersion: '1.0.0',
  model: 'reader-1',
  inputTokens: 4200,
  outputTokens: 310,
  locale: 'en',
  startedAt: '2026-11-22T10:00:00Z',
  finishedAt: '2026-11-22T10:00:03Z',
  cost: { micros: 2120, currency: 'USD' },
} as AnalysisDto;

test('an analysis by a model names the model, its tokens and the cost', () => {
  const { container } = renderWithProviders(<EngineNote analysis={analysis} />);
  expect(container).toHaveTextContent(/language model \(reader-1, 1\.0\.0\)/);
  expect(container).toHaveTextContent('4,200 tokens in, 310 out · cost: US$0.0021');
  expect(container).not.toHaveTextContent('by rules');
});

test('one by the built-in engine has neither tokens nor cost', () => {
  const offline = { ...analysis, engine: 'offline', model: null, inputTokens: 0, outputTokens: 0, cost: null };
  const { container } = renderWithProviders(<EngineNote analysis={offline} />);
  expect(container).toHaveTextContent(/built-in judging engine \(1\.0\.0\)/);
  expect(container).not.toHaveTextContent(/tokens|cost/);
  expect(container).toHaveTextContent(/checks by rules; a model is more often right\. Of 192 .* 78\.6% .* 96\.9%/);
});

test('one that took no time to speak of took a tenth of a second', () => {
  const { container } = renderWithProviders(
    <EngineNote analysis={{ ...analysis, finishedAt: '2026-11-22T10:00:00.030Z' }} />,
  );
  expect(container).toHaveTextContent(/, in 0\.1 s/);
});

test('an analysis in another language than the screen says in which it is written', () => {
  const { container } = renderWithProviders(<EngineNote analysis={{ ...analysis, locale: 'pl' }} />);
  expect(container).toHaveTextContent('texts written in Polish');
  const { container: same } = renderWithProviders(<EngineNote analysis={{ ...analysis, locale: 'en' }} />);
  expect(same).not.toHaveTextContent('texts written');
});
