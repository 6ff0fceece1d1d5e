import { readFileSync } from 'node:fs';
import { allowedAdvisories, judgeAudit } from './judge-audit';

const advisory = 'GHSA-7rqj-j65f-68wh';
const url = `https://github.com/advisories/${advisory}`;
const report = (...severities: string[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      'left-pad': { via: severities.map((severity) => ({ url, title: 'Pads too far', severity, name: 'left-pad' })) },
      // What depends on it is named by it.
      padded: { via: ['left-pad'] },
    },
  });
const reason = 'The product never calls the function in question.';
const today = '2026-11-26';

test('what is found fails, once, with where to read about it; less than high does not', () => {
  expect(judgeAudit(report('high', 'high'), [], today)).toEqual({
    kind: 'checked',
    problems: [`left-pad: high, Pads too far, ${url}`],
  });
  expect(judgeAudit(report('critical'), [], today)).toMatchObject({ problems: [expect.any(String)] });
  expect(judgeAudit(report('moderate', 'low'), [], today)).toEqual({ kind: 'checked', problems: [] });
});

test('an exception holds until its day, and is taken off when there is nothing to except', () => {
  const allowed = [{ advisory, reason, until: '2026-11-27' }];
  expect(judgeAudit(report('high'), allowed, today)).toEqual({ kind: 'checked', problems: [] });
  expect(judgeAudit(report('high'), allowed, '2026-11-27')).toMatchObject({
    problems: [expect.stringContaining('its exception ended on 2026-11-27')],
  });
  expect(judgeAudit(report(), allowed, today)).toMatchObject({ problems: [expect.stringContaining('take it off')] });
});

test.each([
  ['405 Method Not Allowed', JSON.stringify({ message: '405 Method Not Allowed', method: 'POST' })],
  ['request failed, reason: ENOTFOUND', JSON.stringify({ error: { summary: 'request failed, reason: ENOTFOUND' } })],
  ['npm audit gave no report', ''],
  ['npm audit gave no report', '{}'],
])('without a report nothing is said to be in order: %s', (why, output) => {
  expect(judgeAudit(output, [], today)).toEqual({ kind: 'unchecked', reason: why });
});

test('each exception has advisory, reason and day', () => {
  const file = JSON.parse(readFileSync('scripts/checks/allowed-advisories.json', 'utf8')) as unknown;
  expect(allowedAdvisories.safeParse(file).success).toBe(true);
  for (const wrong of [
    { advisory, reason, until: 'soon' },
    { advisory, reason: '', until: today },
    { advisory: 'x', reason, until: today },
  ])
    expect(allowedAdvisories.safeParse([wrong]).success).toBe(false);
});
