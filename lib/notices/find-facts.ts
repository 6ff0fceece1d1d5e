import { database, type Db } from '@/lib/db/client';
import { keptDays } from '@/lib/maintenance/kept-days';
import { findModelState } from '@/lib/model/find-model-state';
import { addressOf } from '@/lib/model/openai-address';
import { findActiveRules } from '@/lib/retention/rules/find-rules';
import type { NamedModel, NoticeFacts } from './describe-facts';
import type { RulePeriod, StoragePeriod } from './describe-periods';
import type { NoticeFactsDto } from './schemas';

/** What administrators gave, with its version. */
export async function findGivenFacts(db: Db): Promise<NoticeFactsDto> {
  const { id: _id, ...facts } = await db.noticeFacts.findUniqueOrThrow({ where: { id: 1 } });
  return facts;
}

async function findModel(): Promise<NamedModel> {
  const state = await findModelState();
  if (state.kind === 'none') return null;
  if (state.kind === 'unusable') return { name: state.model, host: null };
  return { name: state.settings.model, host: new URL(addressOf(state.settings.baseUrl)).host };
}

/** Candidates go as the rules of retention say, and stay where none is about them. */
async function findCandidatePeriods(): Promise<StoragePeriod[]> {
  const rules = await findActiveRules(database());
  const periods = rules.map(({ basis, since, period, unit, action, eraseAfterMonths }): RulePeriod => ({
    subject: 'rule',
    basis,
    since,
    keptFor: unit === 'MONTH' ? { months: period } : { days: period },
    erasedAfterMonths: action === 'BLOCK' ? eraseAfterMonths : null,
  }));
  return [...periods, { subject: rules.length === 0 ? 'candidates' : 'otherCandidates', keptFor: 'until-erased' }];
}

/** What the installation deletes by itself, and when. */
async function findPeriods(): Promise<StoragePeriod[]> {
  const { keepMonths } = await database().auditSettings.findUniqueOrThrow({ where: { id: 1 } });
  return [
    ...(await findCandidatePeriods()),
    { subject: 'modelAnswers', keptFor: { days: keptDays.modelAnswers } },
    { subject: 'messageDrafts', keptFor: { days: keptDays.messageDrafts } },
    { subject: 'accounts', keptFor: 'without-end' },
    { subject: 'sessions', keptFor: { days: keptDays.endedSessions } },
    { subject: 'failedSignIns', keptFor: { days: keptDays.failedSignIns } },
    { subject: 'invitations', keptFor: { days: keptDays.expiredInvitations } },
    { subject: 'mails', keptFor: { days: keptDays.endedMails } },
    { subject: 'auditLog', keptFor: { months: keepMonths } },
  ];
}

/** Everything that takes the place of placeholders. */
export async function findFacts(): Promise<NoticeFacts> {
  const [given, model, periods] = await Promise.all([findGivenFacts(database()), findModel(), findPeriods()]);
  return { given, model, periods };
}
