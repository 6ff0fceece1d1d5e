import { ApiClient } from '../../tests/api-client';
import type { Problem } from '@/lib/http/server/problem';
import type { QuickSearchAnswer } from '@/lib/search/schemas';
import { createActiveProcess, signIn } from './setup';

test('a viewer finds a process by its folded name and by its number', async () => {
  const word = `Źrebięta${Date.now()}`;
  const process = await createActiveProcess(await signIn('RECRUITER'), `Opiekunka/Opiekun ${word}`);
  const viewer = await signIn('VIEWER');
  for (const phrase of [word.replace('Źrebięta', 'ZREBIETA'), `#${process.ordinalNumber}`]) {
    const answer = await viewer.post<QuickSearchAnswer>('/quick-search', { phrase });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      processes: [{ id: process.id, ordinalNumber: process.ordinalNumber, name: process.name, status: 'ACTIVE' }],
      candidates: expect.any(Array),
    });
  }
});

test.each([
  { phrase: '' },
  { phrase: ' ' },
  { phrase: 'a'.repeat(101) },
  { phrase: 'a', limit: 0 },
  { phrase: 'a', limit: 21 },
  {},
])('refuses %j', async (body) => {
  const answer = await (await signIn('VIEWER')).post<Problem>('/quick-search', body);
  expect(answer.status).toBe(422);
});

test('requires a session', async () => {
  const anonymous = new ApiClient(globalThis.process.env.BASE_URL ?? '');
  expect((await anonymous.post('/quick-search', { phrase: 'java' }, { withoutCsrfToken: true })).status).toBe(401);
});
