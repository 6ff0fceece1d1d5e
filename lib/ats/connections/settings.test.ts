import { teamtailorHosts } from '../providers/teamtailor/teamtailor-definition';
import { definitionOf } from '../providers/definitions';
import { addressesOf } from './settings';

const erecruiter = (moveCall: unknown) =>
  definitionOf('ERECRUITER').settings.safeParse({ companyId: '1', moveCall }).success;
const call = { method: 'POST', path: 'CandidateApplications/{applicationId}/Stage', body: '{"stageId": {stageId}}' };

test('the vendors’ own addresses are the default, and what is not certain is off', () => {
  expect(definitionOf('ERECRUITER').settings.parse({ companyId: '1' })).toMatchObject({
    apiUrl: 'https://api.erecruiter.pl/v1.1',
    moveCall: null,
    tagCall: null,
    noteCall: null,
  });
  expect(definitionOf('TEAMTAILOR').settings.parse({})).toMatchObject({ movesStages: false, writesTags: false });
  expect(definitionOf('GREENHOUSE').settings.parse({})).toMatchObject({ filtersByJob: true, createsCandidates: false });
  expect(definitionOf('TRAFFIT').settings.safeParse({}).success).toBe(false);
  expect(definitionOf('TEAMTAILOR').settings.parse({})).toMatchObject({
    apiUrl: teamtailorHosts.EU,
    jobFilter: 'job-id',
  });
  expect(definitionOf('TRAFFIT').settings.parse({ url: 'https://company.example' })).toMatchObject({
    stateSource: 'list',
    changeFilter: 'instant',
    uploadForm: 'plain',
    rejectionId: null,
    notesPath: 'notes',
  });
  expect(definitionOf('ERECRUITER').settings.parse({ companyId: '1' }).applicationsPaging).toBe('offset');
});

test.each([
  ['4101', '4101'],
  [null, null],
  ['', null],
  [undefined, null],
  ['41 01', undefined],
  ['me@a.example', undefined],
])('the person %s as whom notes are written is %s', (userId, stored) => {
  expect(definitionOf('GREENHOUSE').settings.safeParse({ actingUserId: userId }).data?.actingUserId).toBe(stored);
  expect(definitionOf('TEAMTAILOR').settings.safeParse({ noteUserId: userId }).data?.noteUserId).toBe(stored);
});

test.each([
  ['a whole address', { ...call, path: 'https://elsewhere.example/' }],
  ['an address without a protocol', { ...call, path: '//elsewhere.example/' }],
  ['a path above', { ...call, path: 'a/../../admin' }],
  ['a backslash', { ...call, path: 'a\\b' }],
  ['an unknown placeholder', { ...call, path: 'a/{password}' }],
  ['a body that is no JSON', { ...call, body: '{"stageId": }' }],
  ['another method', { ...call, method: 'DELETE' }],
])('a write call with %s is refused', (_, changed) => {
  expect(erecruiter(changed)).toBe(false);
  expect(erecruiter(call)).toBe(true);
  expect(erecruiter({ ...call, body: null })).toBe(true);
});

test.each(['ftp://a.example', 'https://me:secret@a.example', 'https://a.example/?key=1', 'a.example'])(
  'the address %s is refused',
  (url) => expect(definitionOf('TRAFFIT').settings.safeParse({ url }).success).toBe(false),
);

test.each([
  ['https://team.example/jobs/{id}', 'https://team.example/jobs/{id}'],
  ['', null],
  ['https://team.example/jobs', undefined],
  ['javascript:alert({id})', undefined],
])('the page %s of recruitments is %s', (recruitmentPage, page) => {
  expect(definitionOf('TEAMTAILOR').settings.safeParse({ recruitmentPage }).data?.recruitmentPage).toBe(page);
});

test('credentials are needed whole', () => {
  expect(definitionOf('GREENHOUSE').credentials.safeParse({ clientId: 'a', clientSecret: '' }).success).toBe(false);
  expect(definitionOf('TEAMTAILOR').credentials.parse({ apiKey: ' key ' })).toEqual({ apiKey: 'key' });
  for (const apiKey of ['a\r\nhost: b', 'zażółć']) {
    expect(definitionOf('TEAMTAILOR').credentials.safeParse({ apiKey }).success).toBe(false);
  }
});

test('credentials go to the API and to where tokens are had', () => {
  const settings = definitionOf('GREENHOUSE').settings.parse({ apiUrl: 'https://a.example/v3' });
  expect(addressesOf(settings)).toEqual(['https://a.example', 'https://auth.greenhouse.io']);
});
