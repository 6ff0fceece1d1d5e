import type { AccountCheck } from '@/lib/ats/connections/connection-schemas';
import { checkText, connectionsText, isFine } from './ats-check-text';

const assumption: AccountCheck['assumptions'][number] = {
  name: 'job-filter',
  assumed: 'filter[job-id]',
  seen: 'filter[job]',
  chosen: 'filter[job]',
  outcome: 'differs',
  error: null,
};
const check: AccountCheck = {
  checks: [
    { name: 'token', error: null },
    { name: 'files', error: 'ats.forbidden' },
    { name: 'write', error: 'ats.unsupported' },
  ],
  assumptions: [
    assumption,
    { ...assumption, name: 'unheard-of', seen: null, outcome: 'not-seen', error: 'ats.bad-answer' },
  ],
  chosen: [{ setting: 'jobFilter', from: 'job-id', to: 'job' }],
  productVersion: '0.1.0',
  checkedAt: '2026-05-05T10:00:00.000Z',
};

test('a check in plain text: rights, assumptions in columns, changed settings', () => {
  expect(checkText(check).split('\n')).toEqual([
    '✓ Signing in',
    expect.stringMatching(/^✗ Downloading CVs: .*account is not allowed.* \(ats[.]forbidden\)$/),
    '– Sending chosen candidates',
    '',
    'Assumption                     Assumed         Seen         Chosen       Result',
    'Filter of applications by job  filter[job-id]  filter[job]  filter[job]  Another known shape',
    'unheard-of                     filter[job-id]  –            filter[job]  Not checked (ats.bad-answer)',
    '',
    'Saved in the connection’s settings:',
    '  jobFilter: "job-id" → "job"',
  ]);
});

test.each([
  [{ outcome: 'differs' }, true],
  [{ outcome: 'not-seen' }, true],
  [{ outcome: 'unknown' }, false],
  [{ outcome: 'not-seen', error: 'ats.forbidden' }, false],
] as const)('with an assumption %j it is fine: %s', (change, fine) => {
  const checks = [{ name: 'token' as const, error: null }];
  expect(isFine({ ...check, checks, assumptions: [{ ...assumption, ...change }] })).toBe(fine);
});

test('a failed right is not fine; connections are listed in columns', () => {
  expect(isFine({ ...check, assumptions: [] })).toBe(false);
  const items = [
    { connectionId: '1', name: 'Head office', provider: 'TRAFFIT' as const },
    { connectionId: '2', name: 'Branch', provider: 'TEAMTAILOR' as const },
  ];
  expect(connectionsText(items)).toBe('1  Head office  TRAFFIT\n2  Branch       TEAMTAILOR');
});
