import { isProgram, type PersonActor } from '@/lib/auth/actor';
import { requireProcessPermission } from '@/lib/auth/process-access';
import { recordLook } from '@/lib/audit/record-look';
import { chooseCandidates } from '@/lib/candidates/rows/choose-candidates';
import { database } from '@/lib/db/client';
import { maxMessages, type MessageKind } from '@/lib/domain/message-enums';
import type { MessagePreview, PreviewMessages, TemplateId } from '@/lib/domain/message-schemas';
import { AppError } from '@/lib/errors';
import { mailSettings } from '@/lib/mail/mail-settings';
import { describeDraftingModel } from './drafts/find-drafting-model';
import { findCommonValues, valuesFor } from './find-values';
import { loadRecipients } from './load-recipients';
import { modelNotice } from './model-notice';
import { findMessageSettings } from './message-settings';
import { findSentBefore } from './sent-before';
import { findTemplate } from './stored-template';

async function findTexts(kind: MessageKind): Promise<MessagePreview['templates']> {
  const textOf = async (locale: TemplateId['locale']) => {
    const { subject, text } = await findTemplate(database(), { kind, locale });
    return { subject, text };
  };
  return { pl: await textOf('pl'), en: await textOf('en') };
}

/**
 * What candidates would get: the templates, what the fields say to each of them, and who cannot get it, with the reason. Nothing is
 * written.
 *
 * @throws AppError `process.not-found`, `search.not-found`, `message.too-many`, `token.needs-person`
 */
export async function previewMessages(
  actor: PersonActor,
  { processId, kind, choice }: { processId: string } & PreviewMessages,
): Promise<MessagePreview> {
  const db = database();
  await requireProcessPermission(db, actor, processId, 'candidate:decide');
  if (isProgram(actor)) throw new AppError('token.needs-person');
  const process = await db.process.findUnique({
    where: { id: processId },
    select: { atsLink: { select: { processId: true } } },
  });
  if (!process) throw new AppError('process.not-found');
  const ids = await chooseCandidates(db, actor, { processId, choice });
  if (ids.length > maxMessages) throw new AppError('message.too-many', { values: { max: maxMessages } });
  const [{ recipients, refused }, common, templates, sentBefore, drafting, { tellsReader }] = await Promise.all([
    loadRecipients(actor, { processId, ids, kind }),
    findCommonValues(actor, processId),
    findTexts(kind),
    findSentBefore(db, ids, kind),
    describeDraftingModel(db, processId),
    findMessageSettings(db),
  ]);
  const people = recipients.map((recipient) => ({
    candidateId: recipient.id,
    ordinalNumber: recipient.ordinalNumber,
    name: [recipient.firstName, recipient.lastName].filter(Boolean).join(' '),
    email: recipient.email,
    locale: recipient.language ?? actor.locale,
    values: {
      pl: valuesFor(recipient, { kind, locale: 'pl', common }),
      en: valuesFor(recipient, { kind, locale: 'en', common }),
    },
    sentBefore: sentBefore.get(recipient.id)?.toISOString() ?? null,
    knowsPayRange: recipient.payRangeNotices.some(({ version }) => version === common.payRange?.version),
  }));
  await recordLook(actor, 'process.candidates-listed', { processId, count: people.length, filters: [] });
  return {
    mayMail: mailSettings() !== null,
    drafting,
    modelNotice: tellsReader ? modelNotice : null,
    isLinked: process.atsLink !== null,
    templates,
    people,
    refused,
  };
}
