import { env } from '@/lib/env';
import { atsProcessUrl } from './ats-process-url';

const ofDeployment = 'https://ats.example/?id={id}';

test.each([
  ['REK/7 a', 'https://team.example/jobs/{id}/edit', undefined, 'https://team.example/jobs/REK%2F7%20a/edit'],
  ['7', 'https://team.example/{id}?a={id}', ofDeployment, 'https://team.example/7?a=7'],
  ['7', null, ofDeployment, 'https://ats.example/?id=7'],
  ['7', null, undefined, null],
  [null, 'https://team.example/{id}', ofDeployment, null],
])('%s with the page %s of its connection and %s of the deployment is at %s', (id, recruitmentPage, fallback, url) => {
  Object.assign(env(), { ATS_PROCESS_URL: fallback });
  expect(atsProcessUrl(id, { recruitmentPage })).toBe(url);
});

test('without a connection the deployment’s page holds', () => {
  Object.assign(env(), { ATS_PROCESS_URL: ofDeployment });
  expect(atsProcessUrl('7', undefined)).toBe('https://ats.example/?id=7');
});
