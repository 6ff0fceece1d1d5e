import { findUnknownMetrics, findUntriedAlerts, tryAlertRules } from './monitoring';

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

test('an alert that is only expected to be silent is named', () => {
  const rules = '- alert: Down\n- alert: Slow\n';
  const tests = 'alertname: Down\n    - eval_time: 4m\n      alertname: Slow\n      exp_alerts:\n';
  expect(findUntriedAlerts(rules, tests)).toEqual(['Down']);
});

test('without promtool a developer is told, and continuous integration fails', () => {
  const { CI } = process.env;
  const note = jest.fn();
  process.env.CI = '';
  expect(tryAlertRules(null, note)).toBeNull();
  expect(note).toHaveBeenCalledWith(expect.stringContaining('promtool is missing'));
  process.env.CI = '1';
  expect(tryAlertRules(null, note)).toContain('promtool is missing');
  if (CI === undefined) delete process.env.CI;
  else process.env.CI = CI;
});
