import { database } from '@/lib/db/client';
import { personalData } from '@/lib/domain/personal-data';
import { dataClasses } from '@/lib/domain/personal-data/data-classes';
import { candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { getCandidate } from '../details/get-candidate';
import { getCandidateHeading } from '../details/get-candidate-heading';
import { exportCandidates } from '../export/export-candidates';
import { searchCandidates } from '../search/search-candidates';

/** What tells who a candidate is, as `personalData` says. */
const hiddenColumns = Object.entries(personalData.Candidate?.columns ?? {})
  .filter(([, name]) => dataClasses[name].blind === 'hidden' && dataClasses[name].copy)
  .map(([column]) => column);

test('no answer about a hidden candidate has anything of a column that is said to be hidden', async () => {
  const { actor } = await createTestUser('ADMIN');
  const { id: processId } = await createTestProcess(actor);
  await createTestCandidates({ processId, count: 1 });
  const { id: candidateId } = await database().candidate.findFirstOrThrow({ where: { processId } });
  const place = { processId, candidateId };
  const data = Object.fromEntries(hiddenColumns.map((column) => [column, `Kanarek ${column}`]));
  await database().candidate.update({ where: { id: candidateId }, data });
  const query = candidateSearchQuerySchema.parse({ sortBy: 'ORDINAL_NUMBER', sortOrder: 'ASC' });
  const answers = async () => {
    const { stream } = await exportCandidates(actor, {
      processId,
      format: 'csv',
      choice: { candidateIds: [candidateId] },
    });
    return {
      details: JSON.stringify(await getCandidate(actor, place)),
      list: JSON.stringify(await searchCandidates(actor, { processId, query, filters: {} })),
      heading: JSON.stringify(await getCandidateHeading(actor, place)),
      export: await new Response(stream).text(),
    };
  };
  const shown = Object.values(await answers()).join('\n');
  // The E.164 form is compared only, and in no answer.
  for (const column of hiddenColumns.filter((one) => one !== 'phoneE164')) expect(shown).toContain(`Kanarek ${column}`);
  await database().process.update({ where: { id: processId }, data: { blindMode: true } });
  for (const [answer, text] of Object.entries(await answers()))
    expect({ answer, says: /Kanarek \w+/.exec(text)?.[0] }).toEqual({ answer, says: undefined });
});
