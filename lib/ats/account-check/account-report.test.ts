import { accountReport, accountReportText } from './account-report';
import type { AccountCheck } from '../connections/connection-schemas';

const assumption: AccountCheck['assumptions'][number] = {
  name: 'job-filter',
  assumed: 'filter[job-id]',
  seen: null,
  chosen: 'filter[job-id]',
  outcome: 'not-seen',
  error: 'ats.forbidden',
};
const check: AccountCheck = {
  checks: [{ name: 'token', error: null }],
  assumptions: [assumption],
  chosen: [{ setting: 'noteUserId', from: null, to: '4711' }],
  productVersion: '0.1.0',
  checkedAt: '2026-05-05T10:00:00.000Z',
};

test('the report has shapes, codes and the names of changed settings, without their values', () => {
  expect(accountReport('TEAMTAILOR', check)).toEqual({
    productVersion: '0.1.0',
    provider: 'TEAMTAILOR',
    checkedAt: check.checkedAt,
    checks: check.checks,
    assumptions: [assumption],
    chosenSettings: ['noteUserId'],
  });
  expect(JSON.parse(accountReportText('TEAMTAILOR', check))).toEqual(accountReport('TEAMTAILOR', check));
});

test.each([
  ['email: olga.mila@poczta.example', 'email: [removed]'],
  ['<https://firma.traffit.com/api?cursor=x>; rel="next"', '<[removed]>; rel="next"'],
  ['redirect to firma.traffit.com/files', 'redirect to [removed]'],
  ['phone +48 600 100 200', 'phone +[removed]'],
])('a value in place of a shape is left out: %s', (seen, shown) => {
  const [line] = accountReport('TRAFFIT', { ...check, assumptions: [{ ...assumption, seen }] }).assumptions;
  expect(line?.seen).toBe(shown);
});

test.each([
  '/employees/{id}/files/{id}/content',
  'X-Api-Version: 20240404',
  'stage_id → application_stages.id',
  'data[].id',
])('a shape stays: %s', (seen) => {
  const [line] = accountReport('TRAFFIT', { ...check, assumptions: [{ ...assumption, seen }] }).assumptions;
  expect(line?.seen).toBe(seen);
});
