import type { PersonActor } from '@/lib/auth/actor';
import { decideCandidates } from '@/lib/candidates/decisions/decide-candidates';
import { createNote } from '@/lib/candidates/notes/write-note';
import { setFollowUps } from '@/lib/candidates/stages/set-follow-ups';
import { setStages } from '@/lib/candidates/stages/set-stages';
import { listStages } from '@/lib/candidates/stages/list-stages';
import { database } from '@/lib/db/client';
import { decideManySchema } from '@/lib/domain/candidate-review-schemas';
import type { Role } from '@/lib/domain/user-schemas';
import { timeZone } from '@/lib/i18n/time-zone';
import { offerTimes } from '@/lib/interview-times/offer-times';
import { createShortlist } from '@/lib/shortlists/create-shortlist';
import { saveMemberAnswer } from '@/lib/shortlists/save-answer';
import { createShortlistSchema } from '@/lib/shortlists/shortlist-schemas';
import { daysLater, today } from '@/lib/validation/calendar-day';
import type { DemoCvFile, DemoProcessKey } from './cvs/demo-cvs';
import { busyProcess, demoWork, type DemoWork } from './demo-work';

type Users = Record<Role, PersonActor>;

interface WorkedOn {
  key: DemoProcessKey;
  processId: string;
  /** The process's own. */
  files: readonly DemoCvFile[];
}

/**
 * Does with some candidates of a demo process what recruiters do after reading: decisions, stages, owners, next steps, and in one
 * process notes, times for an interview and a shortlist with an answer. What an earlier run did is left as it is.
 */
export async function workOnDemo(users: Users, { key, processId, files }: WorkedOn): Promise<void> {
  const rows = await database().candidate.findMany({
    where: { processId },
    select: { id: true, cvFileName: true, decisionId: true, followUp: { select: { candidateId: true } } },
  });
  const byFile = new Map(rows.map((row) => [row.cvFileName, row]));
  const idOf = new Map(files.map(({ cv }) => [cv.name, byFile.get(cv.fileName)?.id ?? null]));
  const stageIds = (await listStages(users.RECRUITER)).items.map(({ stageId }) => stageId);
  for (const { cv } of files) {
    const work = demoWork[key][cv.name];
    const row = byFile.get(cv.fileName);
    if (work && row && !row.followUp) await workOn(users, { processId, row, work, stageIds });
  }
  const chosen = Object.entries(demoWork[key])
    .filter(([, { stage = 0 }]) => stage > 0)
    .flatMap(([name]) => idOf.get(name) ?? []);
  if (key === busyProcess) await askOthers(users, { processId, chosen });
}

interface OneWork {
  processId: string;
  row: { id: string; decisionId: string | null };
  work: DemoWork;
  stageIds: readonly string[];
}

async function workOn(users: Users, { processId, row, work, stageIds }: OneWork): Promise<void> {
  const actor = users.RECRUITER;
  const choice = { candidateIds: [row.id] };
  const { decision, note = '', stage, owner, nextStep } = work;
  if (!row.decisionId)
    await decideCandidates(actor, { processId, ...decideManySchema.parse({ choice, decision, note }) });
  const stageId = stage === undefined ? undefined : stageIds[stage];
  if (stageId) await setStages(actor, { processId, choice, stageId });
  if (!owner) return;
  await setFollowUps(actor, {
    processId,
    choice,
    ownerId: users[owner].userId,
    nextStep: nextStep && { text: nextStep.text, dueOn: daysLater(today(), nextStep.inDays) },
  });
}

/** Notes with mentions, times for an interview, and a shortlist with what a colleague thinks of it. */
async function askOthers(
  { RECRUITER, ADMIN }: Users,
  { processId, chosen }: { processId: string; chosen: readonly string[] },
): Promise<void> {
  const [first, second] = chosen;
  if (!first || !second) return;
  const place = { processId, candidateId: first };
  if ((await database().candidateNote.count({ where: { candidateId: first } })) === 0) {
    const text = '@Marta Zielonka Stawkę uzgodniłam z kierownictwem magazynu, można przygotować ofertę.';
    await createNote(ADMIN, { ...place, text, mentionedUserIds: [RECRUITER.userId] });
  }
  if ((await database().interviewInvitation.count({ where: { candidateId: second } })) === 0) {
    const day = daysLater(today(), 3);
    await offerTimes(RECRUITER, {
      processId,
      choice: { candidateIds: [second] },
      timeZone,
      minutes: 45,
      times: [`${day}T10:00`, `${day}T13:00`, `${daysLater(day, 1)}T09:30`],
      place: 'Centrum dystrybucyjne w Strykowie, recepcja',
      note: '',
      mail: false,
      despiteOverlap: false,
    });
  }
  const name = 'Do rozmowy z kierownictwem magazynu';
  if ((await database().shortlist.count({ where: { processId } })) > 0) return;
  const input = createShortlistSchema.parse({
    name,
    candidateIds: chosen,
    criteria: ['Kierowanie zmianą', 'Planowanie transportu'],
    showsContact: false,
  });
  const { shortlistId } = await createShortlist(RECRUITER, { ...input, processId });
  const answer = {
    overall: 'UP' as const,
    marks: ['UP' as const, null],
    comment: 'Dobre doświadczenie na podobnym magazynie. Zapraszam na rozmowę.',
  };
  await saveMemberAnswer(ADMIN, { processId, shortlistId, candidateId: second, ...answer });
}
