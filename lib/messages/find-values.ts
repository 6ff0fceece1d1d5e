import { actorMay, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { MessageKind } from '@/lib/domain/message-enums';
import type { MessageValues } from '@/lib/domain/message-fields';
import type { Locale } from '@/lib/i18n/locale';
import { mailSettings } from '@/lib/mail/mail-settings';
import { findGivenFacts } from '@/lib/notices/find-facts';
import { findPayRange } from '@/lib/person-rights/find-pay-range';
import { composeReasons } from './compose-reasons';
import { judgedIn, type Recipient } from './load-recipients';
import { findMessageSettings } from './message-settings';

/** What the fields of all messages of a process say. */
export interface CommonValues {
  position: string;
  company: string | null;
  recruiter: { name: string; email: string };
  payRange: { version: number; text: string } | null;
  /** Whether the author may give a candidate the link to their own page, which a mail alone carries. */
  mayLink: boolean;
  /** Whether a message that a model wrote says so to its reader. */
  tellsReader: boolean;
}

/** Looks up what is the same for all candidates of a process. */
export async function findCommonValues(actor: PersonActor, processId: string): Promise<CommonValues> {
  const db = database();
  const [{ name: position }, { controller }, author, payRange, { tellsReader }] = await Promise.all([
    db.process.findUniqueOrThrow({ where: { id: processId }, select: { name: true } }),
    findGivenFacts(db),
    db.user.findUniqueOrThrow({
      where: { id: actor.userId },
      select: { firstName: true, lastName: true, email: true },
    }),
    findPayRange(db, processId),
    findMessageSettings(db),
  ]);
  return {
    position,
    company: controller || null,
    recruiter: { name: `${author.firstName} ${author.lastName}`, email: author.email },
    payRange,
    mayLink: mailSettings() !== null && actorMay(actor, 'candidate:export'),
    tellsReader,
  };
}

/** Stands for the link until the mail is written; also what is kept of it, since the link opens the person's data. */
export const pageLinkMark = { pl: '[link do Twojej strony]', en: '[link to your page]' } as const;

/** What the fields say to one person. Reasons are only those of a rejection. */
export function valuesFor(
  recipient: Recipient,
  { kind, locale, common }: { kind: MessageKind; locale: Locale; common: CommonValues },
): MessageValues {
  const analysis = kind === 'rejection' ? judgedIn(recipient, locale) : null;
  return {
    firstName: recipient.firstName,
    lastName: recipient.lastName,
    position: common.position,
    company: common.company,
    recruiter: common.recruiter.name,
    payRange: common.payRange?.text ?? null,
    reasons: analysis && composeReasons(analysis, locale),
    pageLink: common.mayLink ? pageLinkMark[locale] : null,
    details: null,
  };
}
