import { recordRefusal } from '@/lib/audit/record-refusal';
import { findRequestActor } from '@/lib/auth/request-actor';
import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import CandidatePage, { generateMetadata } from './page';

jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: jest.fn() }));
jest.mock('@/lib/audit/record-refusal', () => ({ recordRefusal: jest.fn() }));
jest.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));
jest.mock('next/headers', () => ({ headers: async () => new Headers() }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  notFound: () => {
    throw new Error('not found');
  },
}));
// As React does on the server for one request: the same arguments, the same result.
jest.mock('react', () => ({
  ...jest.requireActual<object>('react'),
  cache: (work: (...given: unknown[]) => unknown) => {
    const former: { given: unknown[]; result: unknown }[] = [];
    return (...given: unknown[]) => {
      const known = former.find((one) => given.every((value, index) => value === one.given[index]));
      if (known) return known.result;
      const result = work(...given);
      former.push({ given, result });
      return result;
    };
  },
}));

test('the title and the page of a process that one may not see are one refusal', async () => {
  const { actor: owner } = await createTestUser('RECRUITER');
  const { actor: outsider } = await createTestUser('RECRUITER');
  const { id: processId } = await createTestProcess(owner);
  await createTestCandidates({ processId, count: 1 });
  const { id: candidateId } = await database().candidate.findFirstOrThrow({ where: { processId } });
  await database().process.update({ where: { id: processId }, data: { restricted: true } });
  jest.mocked(findRequestActor).mockResolvedValue(outsider);
  const props = { params: Promise.resolve({ processId, candidateId }) };
  const [title, page] = await Promise.allSettled([generateMetadata(props), CandidatePage(props)]);
  expect([title, page]).toMatchObject(Array(2).fill({ reason: { message: 'not found' } }));
  expect(recordRefusal).toHaveBeenCalledTimes(1);
  expect(recordRefusal).toHaveBeenCalledWith(outsider, 'process.not-found');
});
