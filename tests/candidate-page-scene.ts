import { database } from '@/lib/db/client';
import { makePageLink } from '@/lib/person-rights/make-page-link';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene } from '@/prisma/seed/factories';

/** The visitor's network. */
export const address = '198.51.100.7';
/** As the candidate types them. */
export const facts = { EMAIL: ' Lucja.Zadlo@poczta.example', PHONE: '+48 600 100 200' };

/** A candidate who was analysed, with the token of a link to their page. */
export async function candidatePageScene() {
  const { actor, processId } = await createTestScene();
  await createTestCandidates({ processId, count: 3 });
  await database().process.update({ where: { id: processId }, data: { status: 'ACTIVE' } });
  const { id: candidateId } = await database().candidate.findFirstOrThrow({
    where: { processId, currentAnalysisId: { not: null }, matchScore: { not: null } },
  });
  const person = {
    firstName: 'Łucja',
    lastName: 'Żądło',
    email: 'lucja.zadlo@poczta.example',
    phone: '600-100-200',
    city: null,
  };
  await database().candidate.update({ where: { id: candidateId }, data: { ...person, status: 'NEW' } });
  const place = { processId, candidateId };
  const { link } = await makePageLink(actor, { ...place, mail: false });
  return { actor, place, token: (link ?? '').split('#')[1] ?? '' };
}
