import { ApiClient } from '../../scripts/testing/api-client';
import type { Problem } from '@/lib/http/problem';
import type { QuickSearchAnswer } from '@/lib/search/schemas';
import { createActiveProcess, signIn } from './scene';

test('everyone who may read finds a process by its folded name and by its number', async () => {
  const word = `Źrebięta${Date.now()}`;
  const process = await createActiveProcess(await signIn('RECRUITER'), `Opiekunka/Opiekun ${word}`);
  const viewer = await signIn('VIEWER');
  for (const phrase of [word.replace('Źrebięta', 'ZREBIETA'), `#${process.ordinalNumber}`]) {
    const answer = await viewer.get<QuickSearchAnswer>(`/quick-search?${new URLSearchParams({ phrase })}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      processes: [{ id: process.id, ordinalNumber: process.ordinalNumber, name: process.name, status: 'ACTIVE' }],
      candidates: expect.any(Array),
    });
  }
});

test.each(['phrase=', 'phrase=%20', `phrase=${'a'.repeat(101)}`, 'phrase=a&limit=0', 'phrase=a&limit=21', ''])(
  'refuses "%s"',
  async (query) => {
    const answer = await (await signIn('VIEWER')).get<Problem>(`/quick-search?${query}`);
    expect(answer.status).toBe(422);
  },
);

test('asks for a session', async () => {
  const stranger = new ApiClient(globalThis.process.env.BASE_URL ?? '');
  expect((await stranger.get('/quick-search?phrase=java')).status).toBe(401);
});
