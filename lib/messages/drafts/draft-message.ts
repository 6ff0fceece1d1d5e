import { recordModelUse } from '@/lib/analysis/store/record-model-use';
import { recordAudit } from '@/lib/audit/record-audit';
import { isProgram, type PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { sentencesOf } from '@/lib/candidates/explanation/check-letter';
import { lockCandidates } from '@/lib/candidates/rows/lock-candidates';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { maxMessageLength, maxSubjectLength } from '@/lib/domain/message-enums';
import type { DraftedMessage, DraftMessage, MessageText } from '@/lib/domain/message-schemas';
import { AppError, type FieldError } from '@/lib/errors';
import { nameSelect } from '@/lib/interviews/model/mask-text';
import type { ModelSettings } from '@/lib/model/model-settings';
import { lockProcessForShare } from '@/lib/process-rows/get-process-row';
import { requireEditableProcess } from '@/lib/process-rows/require-editable-process';
import { findTextFaults, type TextFault } from '../check-text';
import { loadRecipients } from '../load-recipients';
import { findTemplate } from '../stored-template';
import { findCommonFaults } from '../write-texts';
import { askForDraft } from './ask-for-draft';
import { findDraftFaults, type DraftFault } from './check-draft';
import { findDraftingModel } from './find-drafting-model';
import { hidePersonalData, putBack } from './hide-personal-data';
import { draftPrompt, notesPrompt, repairPrompt } from './prompt';

type Input = { processId: string; candidateId: string } & DraftMessage;

/** Requires that the actor may write this message to the candidate. */
async function requireRecipient(db: Db, actor: PersonActor, { processId, candidateId, kind }: Input): Promise<void> {
  await requireProcessPermission(db, actor, processId, 'candidate:decide');
  if (isProgram(actor)) throw new AppError('token.needs-person');
  await requireEditableProcess(db, processId);
  const { recipients, refused } = await loadRecipients(actor, { processId, ids: [candidateId], kind }, db);
  if (refused.some(({ reason }) => reason === 'NOT_FOUND')) throw new AppError('candidate.not-found');
  if (recipients.length === 0) throw new AppError('message.no-recipient');
}

async function requireModel(db: Db, processId: string): Promise<ModelSettings> {
  const settings = await findDraftingModel(db, processId);
  if (!settings) throw new AppError('message.drafts-off');
  return settings;
}

/** What the model is told, without personal data; what it says has it put back. */
async function hideMaterial({ processId, candidateId, kind, locale, notes }: Input) {
  const db = database();
  const [{ name: position }, person, stored] = await Promise.all([
    db.process.findUniqueOrThrow({ where: { id: processId }, select: { name: true } }),
    db.candidate.findUniqueOrThrow({ where: { id: candidateId }, select: nameSelect }),
    findTemplate(db, { kind, locale }),
  ]);
  const isChanged = notes.subject !== stored.subject || notes.text !== stored.text;
  const written = [position, notes.subject, notes.text, ...(isChanged ? [stored.subject, stored.text] : [])];
  const { texts, kept } = await hidePersonalData(written, person);
  const [hiddenPosition = '', subject = '', text = '', ownSubject = '', ownText = ''] = texts;
  const template = isChanged ? { subject: ownSubject, text: ownText } : null;
  return { notes: { subject, text }, template, position: hiddenPosition, kept };
}

type Material = Awaited<ReturnType<typeof hideMaterial>>;

const wholeOf = ({ subject, text }: MessageText, { kept }: Material): MessageText => ({
  subject: putBack(subject, kept),
  text: putBack(text, kept),
});

/**
 * What may not stand in a draft, in it or when what was hidden is put back.
 *
 * @returns with its sentences as the model wrote them
 */
function faultsOf(draft: MessageText, { kind, locale }: Input, material: Material): (DraftFault | TextFault)[] {
  const { subject, text } = wholeOf(draft, material);
  if (subject.length > maxSubjectLength || text.length > maxMessageLength)
    return [{ code: 'message-draft-length', values: {} }];
  const ofAnyText = [draft.subject, draft.text].flatMap(sentencesOf).flatMap((sentence) => {
    const said = putBack(sentence, material.kept).replaceAll(/\{keep\d+\}/g, '');
    return findTextFaults(said, kind === 'rejection').map((fault): TextFault => {
      return fault.code === 'message-unknown-field' ? fault : { ...fault, values: { sentence } };
    });
  });
  return [...findDraftFaults(draft, { kind, locale, ...material }), ...ofAnyText];
}

/** A fault as it is shown to the author. */
function toShown({ code, values }: DraftFault | TextFault, { kept }: Material): FieldError {
  const shown = Object.entries(values).map(([name, value]) => [name, putBack(value, kept)] as const);
  return { path: 'text', code, values: Object.fromEntries(shown) };
}

/** @throws AppError `model.*`; `message.draft-refused` where a second answer may not stand either */
async function write(settings: ModelSettings, input: Input, material: Material, signal?: AbortSignal) {
  const { kind, locale, processId } = input;
  const instructions = draftPrompt(kind, locale);
  const first = { role: 'user' as const, content: notesPrompt(material) };
  const ask = (messages: Parameters<typeof askForDraft>[0]['messages'], isRepair: boolean) =>
    askForDraft({ settings, instructions, messages, isRepair, signal }, (usage) => recordModelUse(processId, usage));
  const draft = await ask([first], false);
  const faults = faultsOf(draft, input, material);
  if (faults.length === 0) return draft;
  const told = faults.map(({ code, values }) =>
    [code.replace(/^message-(?:draft-)?/, ''), ...Object.values(values)].join(': '),
  );
  const said = { role: 'assistant' as const, content: JSON.stringify(draft) };
  const again = await ask([first, said, { role: 'user', content: repairPrompt(told) }], true);
  const left = faultsOf(again, input, material);
  if (left.length > 0)
    throw new AppError('message.draft-refused', { fields: left.map((fault) => toShown(fault, material)) });
  return again;
}

/**
 * Has a model write the message to one candidate from what its author has in the form. Nothing is sent, and nothing that names a
 * person leaves the machine: fields stay fields, and other personal data become some. Our code checks the answer, asks once more
 * where it may not stand, and then refuses it (docs/decisions/0198). Tokens and cost are counted.
 *
 * @param signal aborted when the person has gone
 * @returns a draft with its fields in braces, to be edited
 * @throws AppError `process.not-found`, `process.archived`, `candidate.not-found`, `token.needs-person`, `message.no-recipient`,
 *   `message.drafts-off`, `message.faulty` of the author's own words, `message.draft-refused`, `model.*`, `analysis.*`
 */
export async function draftMessage(actor: PersonActor, input: Input, signal?: AbortSignal): Promise<DraftedMessage> {
  const { processId, candidateId, kind, locale, notes } = input;
  await requireRecipient(database(), actor, input);
  const settings = await requireModel(database(), processId);
  const fields = findCommonFaults({ kind, texts: { [locale]: notes } });
  if (fields.length > 0) throw new AppError('message.faulty', { fields });
  const material = await hideMaterial(input);
  const whole = wholeOf(await write(settings, input, material, signal), material);
  const { model } = settings;
  return transaction(async (db) => {
    // The model took its time: what held before may not hold any more.
    await lockProcessForShare(db, processId);
    await lockCandidates(db, processId, [candidateId]);
    await requireRecipient(db, actor, input);
    const data = { candidateId, kind, locale, model, ...whole, createdById: actor.userId };
    const { id: draftId } = await db.messageDraft.create({ data, select: { id: true } });
    await recordAudit(db, actor, 'candidate.message-drafted', { processId, candidateId, draftId, template: kind });
    return { draftId, ...whole };
  });
}
