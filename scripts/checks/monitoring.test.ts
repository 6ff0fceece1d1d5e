import { findUnknownMetrics } from './monitoring';

const made = [
  { path: 'lib/metrics/instruments.ts', text: "name: 'recruiting_http_request_duration_seconds'," },
  { path: 'lib/deployment/metrics/collect-shared.ts', text: "figures.set(\n    'queue_steps', 'Steps.'" },
  { path: 'lib/other/names.ts', text: "'recruiting_elsewhere'" },
];
const unknownIn = (text: string) =>
  findUnknownMetrics(made, [{ path: 'alerts.yml', text }]).map(({ line, message }) => [line, message]);

test('rules and dashboards may ask for what is counted, and for the parts of a histogram', () => {
  expect(unknownIn('rate(recruiting_http_request_duration_seconds_bucket[5m])\nmax(recruiting_queue_steps)')).toEqual(
    [],
  );
});

test('a metric that nothing counts is named with its line', () => {
  expect(unknownIn('\nmax(recruiting_queue_stepz)')).toEqual([[2, expect.stringContaining('recruiting_queue_stepz')]]);
  expect(unknownIn('recruiting_elsewhere')).toHaveLength(1);
});
