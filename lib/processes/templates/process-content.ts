import type { PersonActor } from '@/lib/auth/actor';
import { readQuestions } from '@/lib/application-form/read-questions';
import type { Db } from '@/lib/db/client';
import { budgetSchema, languageInputSchema } from '@/lib/domain/process-schemas';
import { getProcessRow, type ProcessRow } from '@/lib/process-rows/get-process-row';
import { insertProcess } from '../insert-process';
import { serializeProcess } from '../serialize-process';
import type { ProcessContent } from './template-schemas';

/** What a copy of a process or a template of it takes over. @throws AppError `process.not-found` */
export async function readProcessContent(db: Db, processId: string): Promise<ProcessContent> {
  const row = await getProcessRow(db, processId);
  const form = await db.applicationForm.findUnique({ where: { processId } });
  const stages = await db.processStage.findMany({ where: { processId }, select: { stageId: true } });
  const { requirements, requirementList, languages, redFlags, location, budget, engine } = serializeProcess(row, []);
  return {
    requirements,
    requirementList: requirementList.map(({ id: _id, ...requirement }) => requirement),
    // Stored languages and currencies may predate the lists of them.
    languages: languages.flatMap(({ id: _id, ...language }) => languageInputSchema.safeParse(language).data ?? []),
    redFlags: redFlags.map(({ id: _id, ...flag }) => flag),
    location,
    budget: budgetSchema.safeParse(budget).data ?? null,
    engine,
    blindMode: row.blindMode,
    hidesScore: row.hidesScore,
    stageIds: stages.map(({ stageId }) => stageId),
    form: form && {
      title: form.title,
      description: form.description,
      showsPay: form.showsPay,
      asksConsent: form.asksConsent,
      questions: readQuestions(form.questions),
    },
  };
}

/**
 * Writes a new process with a content, in the caller's transaction. Its application form is switched off and has no links.
 *
 * @param from for the audit log
 * @throws AppError those of `insertProcess`
 */
export async function insertFromContent(
  db: Db,
  actor: PersonActor,
  { name, content, restricted = false }: { name: string; content: ProcessContent; restricted?: boolean },
  from: { copyOf?: string; templateId?: string },
): Promise<ProcessRow> {
  const { blindMode, hidesScore, stageIds, form, ...details } = content;
  const row = await insertProcess(db, actor, { name, ...details }, { blindMode, hidesScore, restricted }, from);
  // A template may be older than the installation's stages.
  const stages = await db.stage.findMany({ where: { id: { in: stageIds }, retiredAt: null }, select: { id: true } });
  await db.processStage.createMany({ data: stages.map(({ id: stageId }) => ({ processId: row.id, stageId })) });
  if (form) await db.applicationForm.create({ data: { processId: row.id, ...form } });
  return row;
}
