import { judgeCandidate } from '@/lib/analysis/judge/judge-candidate';
import { indexCvText } from '@/lib/analysis/judge/index-cv-text';
import { readCandidateCv } from '@/lib/analysis/judge/read-candidate-cv';
import { saveAnalysis } from '@/lib/analysis/store/save-analysis';
import { systemActor } from '@/lib/auth/actor';
import { createNote } from '@/lib/candidates/notes/write-note';
import { uploadCvs } from '@/lib/candidates/cv/upload-cvs';
import { database } from '@/lib/db/client';
import { createShortlist } from '@/lib/shortlists/create-shortlist';
import { createShortlistSchema, shortlistAccessSchema } from '@/lib/shortlists/shortlist-schemas';
import { createTestScene } from '@/prisma/seed/factories';
import { plainCv } from './cv/plain-cv';

/** Texts of the scene that only some readers may see, by the switch that shows them. */
export const canaries = {
  identity: ['Bogumiła', 'Przykładowska', 'Sulech'],
  contact: ['poczta.example', '600 700 800', 'Zmyślona'],
  pay: ['17 500', '17500', '1750000'],
  notes: ['Notatka o rozmowie'],
};

const lines = [
  'Bogumiła Przykładowska',
  'bogumila.przykladowska@poczta.example, tel. 600 700 800',
  'ul. Zmyślona 7/3, 50-001 Sulechów',
  'Oczekiwania finansowe: 17 500 zł brutto miesięcznie',
  'Doświadczenie',
  '2016.03 - 2025.11: Programistka Java w firmie Wydumane Systemy. Java, Spring Boot, Apache Kafka.',
];

/** A process with one judged candidate whose CV, notes and row have a text for each switch. */
export async function createSharedScene() {
  const { actor, processId } = await createTestScene();
  const files = [{ fileName: 'Bogumiła Przykładowska.pdf', bytes: plainCv(lines) }];
  const { accepted } = await uploadCvs(actor, { processId, files });
  const candidateId = accepted[0]?.candidateId ?? '';
  const row = await database().candidate.findUniqueOrThrow({ where: { id: candidateId } });
  const run = { candidateId, requestId: row.analysisRequestId ?? '' };
  await readCandidateCv(systemActor, run);
  await indexCvText(row.cvSha256 ?? '');
  await judgeCandidate(systemActor, run);
  await saveAnalysis(systemActor, run);
  const place = { processId, candidateId };
  await createNote(actor, { ...place, text: 'Notatka o rozmowie', mentionedUserIds: [] });
  return { actor, ...place };
}

/** Shares candidates of a process. @returns the shortlist's id, and what a reader with its link brings */
export async function share(
  actor: Awaited<ReturnType<typeof createSharedScene>>['actor'],
  { processId, ...input }: { processId: string; candidateIds: string[] } & Record<string, unknown>,
) {
  const parsed = createShortlistSchema.parse({ name: 'Do rozmowy', ...input });
  const { shortlistId, link } = await createShortlist(actor, { processId, ...parsed });
  const token = link?.link.split('#')[1] ?? '';
  const key = 'k'.repeat(64);
  const access = shortlistAccessSchema.parse({ token, key, reviewerName: 'Jan Kierownik', locale: 'pl' });
  return { shortlistId, token, pin: link?.pin ?? null, access };
}
