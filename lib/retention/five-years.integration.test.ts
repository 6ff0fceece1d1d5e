import { randomUUID } from 'node:crypto';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { decideCandidate } from '@/lib/candidates/decisions/decide-candidate';
import { database } from '@/lib/db/client';
import { decideSchema } from '@/lib/domain/candidate-review-schemas';
import { addMonths } from '@/lib/domain/retention/decide-fate';
import type { SaveRules } from '@/lib/domain/retention/rule-schemas';
import { changeProcessStatus } from '@/lib/processes/change-process-status';
import { daysLater, today } from '@/lib/validation/calendar-day';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { createLinkedCandidate, createLinkedProcess } from '@/tests/ats/linked-process';
import { endPostponement, listHolds, postpone } from './holds/postpone';
import { countUpcoming } from './count-upcoming';
import { findFates } from './find-fates';
import { listUpcoming } from './list-upcoming';
import { listGroup, previewRetention } from './preview-retention';
import { continueRun } from './run/continue-run';
import { listRuns } from './run/list-runs';
import { startRun } from './run/start-run';
import { findActiveRules } from './rules/find-rules';
import { saveRules } from './rules/save-rules';

const dayMs = 24 * 60 * 60_000;
const begin = new Date();
const daysOn = (days: number) => new Date(begin.getTime() + days * dayMs);

const base = {
  active: true,
  processStatuses: [],
  decisions: [],
  source: null,
  unit: 'MONTH',
  action: 'ERASE',
  eraseAfterMonths: null,
} satisfies Partial<SaveRules['rules'][number]>;
const consentOver = { ...base, name: 'Consent', basis: 'CONSENT', since: 'CONSENT_ENDED', period: 0 } as const;
const claims = {
  ...base,
  ...({ name: 'Claims', basis: 'CLAIMS', since: 'DECIDED', period: 1 } as const),
  decisions: ['REJECT' as const],
  ...({ action: 'BLOCK', eraseAfterMonths: 36 } as const),
};
const ended = {
  ...base,
  ...({ name: 'Ended', basis: 'RECRUITMENT', since: 'PROCESS_ENDED', period: 30, unit: 'DAY' } as const),
  processStatuses: ['ARCHIVED' as const, 'STOPPED' as const],
};
const ofAts = {
  ...base,
  ...({ name: 'From the ATS', basis: 'RECRUITMENT', since: 'ADDED', source: 'ERECRUITER', period: 24 } as const),
};
const old = { ...base, name: 'Old', basis: 'RECRUITMENT', since: 'ADDED', period: 48 } as const;

let admin: PersonActor;
let owner: PersonActor;

beforeEach(async () => {
  admin = (await createTestUser('ADMIN')).actor;
  owner = (await createTestUser('RECRUITER')).actor;
  await database().retentionRule.deleteMany();
  await database().retentionRun.deleteMany();
  await database().blockedCandidate.deleteMany();
  await database().candidate.deleteMany();
});

async function addCandidate(processId: string): Promise<string> {
  const { lastCandidateNumber: ordinalNumber } = await database().process.update({
    where: { id: processId },
    data: { lastCandidateNumber: { increment: 1 } },
  });
  const { id } = await database().candidate.create({
    data: { processId, ordinalNumber, status: 'SEEN', source: 'KNOW_ME', externalProcessStatus: 'NOT_APPLICABLE' },
  });
  return id;
}

async function runAt(now: Date): Promise<void> {
  const runId = await startRun(systemActor, now);
  for (let steps = 0; steps < 50; steps += 1) if ((await continueRun(systemActor, { runId })).done) return;
  throw new Error('the run does not end');
}

const use = (rules: SaveRules['rules']) => saveRules(admin, { rules, ifMatch: null }, begin);

test('over five years everybody goes when the first rule that is about them says, and nobody else', async () => {
  const { id: archived } = await createTestProcess(owner);
  const { id: active } = await createTestProcess(owner);
  const { id: stopped } = await createTestProcess(owner);
  const linked = await createLinkedProcess(owner);
  const plain = await addCandidate(archived);
  const rejected = await addCandidate(archived);
  const postponed = await addCandidate(archived);
  const consented = await addCandidate(archived);
  const ofStopped = await addCandidate(stopped);
  const lasting = await addCandidate(active);
  const { candidateId: fromAts } = await createLinkedCandidate(linked, { status: 'SEEN' });
  const decision = decideSchema.parse({ decision: 'REJECT' });
  await decideCandidate(owner, { processId: archived, candidateId: rejected, ...decision });
  await changeProcessStatus(owner, { processId: archived, status: 'ARCHIVED' });
  await changeProcessStatus(owner, { processId: stopped, status: 'STOPPED' });
  await postpone(owner, { processId: archived, candidateId: postponed, until: today(daysOn(200)), reason: 'Spór' });
  await postpone(owner, { processId: stopped, until: today(daysOn(100)), reason: 'Kontrola' });
  await database().candidatePrivacy.create({ data: { candidateId: consented, consentUntil: daysOn(730) } });
  await use([consentOver, claims, ended, ofAts, old]);

  const names = { plain, rejected, postponed, consented, ofStopped, lasting, fromAts };
  const gone: Record<string, number> = {};
  for (let day = 0; day <= 5 * 365; day += 7) {
    // An hour later: a month may have exactly four weeks.
    await runAt(daysOn(day + 1 / 24));
    const left = await database().candidate.findMany({ select: { id: true } });
    for (const [name, id] of Object.entries(names)) if (!left.some((row) => row.id === id)) gone[name] ??= day;
    if ((await database().blockedCandidate.count()) > 0) gone.unboxed = day + 7;
  }

  const within = (months: number) => Math.ceil((addMonths(begin, months).getTime() - begin.getTime()) / dayMs / 7) * 7;
  expect(gone).toEqual({
    plain: 35,
    rejected: within(1),
    ofStopped: 105,
    postponed: 203,
    consented: 735,
    fromAts: within(24),
    lasting: within(48),
    unboxed: within(36),
  });
  const counted = await database().erasedCandidate.count({
    where: { processId: { in: [archived, stopped, active, linked.processId] } },
  });
  expect(counted).toBe(7);
});

test('the preview, the week of warning and the report tell the same', async () => {
  const { id: processId, name } = await createTestProcess(owner);
  const [first, second] = [await addCandidate(processId), await addCandidate(processId)];
  await changeProcessStatus(owner, { processId, status: 'STOPPED' });
  await use([ended]);
  // At the run after.
  const day = today(new Date(daysOn(30).getTime() + (22 * 60 - 1) * 60_000));
  const until = daysLater(day, 300);
  const group = { ruleName: 'Ended', day, action: 'ERASE', count: 2 };
  expect(await previewRetention(admin, { until }, { now: begin })).toMatchObject({
    groups: [group],
    total: 2,
    later: 0,
  });
  const { groups } = await previewRetention(admin, { until }, { now: begin });
  const members = await listGroup(admin, { ruleId: groups[0]?.ruleId ?? '', day }, { now: begin });
  expect(members.map(({ candidateId }) => candidateId)).toEqual([first, second]);
  await expect(previewRetention(owner, { until })).rejects.toMatchObject({ code: 'permission.denied' });

  await countUpcoming(daysOn(20));
  expect(await listUpcoming(owner)).toBeNull();
  await countUpcoming(daysOn(24));
  const told = { total: 2, mayPreview: false, from: day, processes: [{ processId, name, count: 2 }] };
  expect(await listUpcoming(owner)).toEqual(told);
  expect(await listUpcoming(admin)).toEqual({ ...told, mayPreview: true });
  expect(await listUpcoming((await createTestUser('RECRUITER')).actor)).toBeNull();

  await postpone(owner, { processId, candidateId: first, until: today(daysOn(40)), reason: 'Jeszcze rozmawiamy' });
  expect(await previewRetention(admin, { until }, { now: begin })).toMatchObject({
    groups: [
      { day, count: 1 },
      { day: today(daysOn(41)), count: 1 },
    ],
    later: 1,
  });
  await database().candidate.update({ where: { id: second }, data: { status: 'IN_PROGRESS' } });
  await runAt(daysOn(31));
  const { runs } = await listRuns(admin);
  expect(runs[0]).toMatchObject({ byRule: [], expired: 0, endedAt: expect.any(String) });
  expect(runs[0]?.skipped.toSorted((one, other) => (one.reason < other.reason ? -1 : 1))).toEqual([
    { reason: 'busy', count: 1 },
    { reason: 'postponed', count: 1 },
  ]);
  const [hold] = await listHolds(admin, daysOn(31));
  await endPostponement(owner, { processId, holdId: hold?.holdId ?? '' });
  await database().candidate.update({ where: { id: second }, data: { status: 'SEEN' } });
  const asked = { candidateId: first, kind: 'REVIEW' as const, dueOn: daysOn(60) };
  const { id: requestId } = await database().personRequest.create({ data: asked });
  await database().personRequest.create({ data: { candidateId: second, kind: 'DELETE', dueOn: daysOn(60) } });
  await runAt(daysOn(32));
  expect((await listRuns(admin)).runs[0]).toMatchObject({
    byRule: [{ name: 'Ended', erased: 1, blocked: 0 }],
    skipped: [{ reason: 'busy', count: 1 }],
  });
  await database().personRequest.update({ where: { id: requestId }, data: { answeredAt: daysOn(33) } });
  await runAt(daysOn(34));
  expect((await listRuns(admin)).runs[0]).toMatchObject({ byRule: [{ name: 'Ended', erased: 1, blocked: 0 }] });
});

test('only who is responsible postpones, and a rule erases nobody within a week of its change', async () => {
  const { id: processId } = await createTestProcess(owner);
  const candidateId = await addCandidate(processId);
  const other = (await createTestUser('RECRUITER')).actor;
  const input = { processId, candidateId, until: today(daysOn(9)), reason: 'Bo' };
  await expect(postpone(other, input)).rejects.toMatchObject({ code: 'permission.denied' });
  await expect(postpone(owner, { ...input, candidateId: randomUUID() })).rejects.toMatchObject({
    code: 'candidate.not-found',
  });
  await changeProcessStatus(owner, { processId, status: 'ARCHIVED' });
  const { rules } = await use([ended]);
  const { activeSince: _activeSince, ...rule } = rules[0] ?? { activeSince: null, ...ended };
  const asked = () => database().outboxEvent.count({ where: { name: 'retention/rules.saved' } });
  const before = await asked();
  const changed = await saveRules(admin, { rules: [{ ...rule, period: 31 }], ifMatch: null }, daysOn(60));
  expect(changed.rules[0]?.activeSince).toBe(daysOn(60).toISOString());
  // Whom they take soon is counted after the call.
  expect(await asked()).toBe(before + 1);
  await runAt(daysOn(66));
  expect(await database().candidate.count({ where: { processId } })).toBe(1);
  const same = await saveRules(admin, { rules: [{ ...rule, period: 31, name: 'Other' }], ifMatch: null }, daysOn(66));
  expect(same.rules[0]?.activeSince).toBe(daysOn(60).toISOString());
  await runAt(daysOn(67));
  expect(await database().candidate.count({ where: { processId } })).toBe(0);
  await expect(saveRules(admin, { rules: [], ifMatch: '"vold"' })).rejects.toMatchObject({
    code: 'retention.rules-changed',
  });
});

test('a run that was killed goes on, and steps that meet count nobody twice', async () => {
  const { id: processId } = await createTestProcess(owner);
  for (let count = 0; count < 120; count += 1) await addCandidate(processId);
  await changeProcessStatus(owner, { processId, status: 'ARCHIVED' });
  await use([ended]);
  const runId = await startRun(systemActor, daysOn(40));
  await continueRun(systemActor, { runId });
  expect(await database().candidate.count({ where: { processId } })).toBe(70);
  // The step that was killed is repeated while another server has begun it, too.
  await Promise.all([continueRun(systemActor, { runId }), continueRun(systemActor, { runId })]);
  expect(await startRun(systemActor, daysOn(41))).toBe(runId);
  await runAt(daysOn(41));
  const { runs } = await listRuns(admin);
  expect(runs).toHaveLength(1);
  expect(runs[0]?.byRule).toEqual([expect.objectContaining({ erased: 120 })]);
  expect(await database().candidate.count({ where: { processId } })).toBe(0);
  const audits = await database().auditEvent.count({ where: { processId, action: 'candidate.erased' } });
  expect(audits).toBe(120);
});

/** As `previewRetention` counts, person by person. */
async function countEach(until: string): Promise<Map<string, number>> {
  const counted = new Map<string, number>();
  const rules = await findActiveRules(database());
  for await (const fated of findFates(database(), rules, { dueBy: new Date(`${daysLater(until, 1)}T00:00:00Z`) })) {
    for (const { fate } of fated) {
      const run = today(new Date(fate.at.getTime() + (22 * 60 - 1) * 60_000));
      const day = run > today(begin) ? run : today(begin);
      const key = `${day} ${fate.rule.name} ${fate.action}`;
      if (day <= until) counted.set(key, (counted.get(key) ?? 0) + 1);
    }
  }
  return counted;
}

test('the preview of many counts each on the day and by the rule that takes them', async () => {
  const processes = [await createTestProcess(owner), await createTestProcess(owner), await createTestProcess(owner)];
  for (const { id } of processes) await createTestCandidates({ processId: id, count: 150 });
  // On sixty days of a year, at ends of months too, and on all sides of the hours at which the rules run in summer and in winter.
  await database().$executeRaw`
    UPDATE candidate c SET created_at = date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
        - n % 30 * interval '1 day' - n % 12 * interval '31 days'
        + (ARRAY['0 min', '30 min', '61 min', '90 min', '125 min', '12 hours'])[1 + n / 60 % 6]::interval,
      source = CASE n % 4 WHEN 0 THEN 'ERECRUITER' ELSE 'KNOW_ME' END::"CandidateSource"
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM candidate) numbered WHERE numbered.id = c.id`;
  const decision = decideSchema.parse({ decision: 'REJECT' });
  const ids = (await database().candidate.findMany({ select: { id: true, processId: true }, take: 30 })).map(
    ({ id: candidateId, processId }) => ({ candidateId, processId }),
  );
  for (const each of ids) await decideCandidate(owner, { ...each, ...decision });
  await database()
    .$executeRaw`UPDATE candidate_decision SET decided_at = decided_at - (random() * 90) * interval '1 day'`;
  const [{ id: held } = { id: '' }] = processes;
  await postpone(owner, { processId: held, until: today(daysOn(120)), reason: 'Spór' });
  await use([claims, ofAts, { ...old, period: 13 }]);
  const until = today(daysOn(700));
  const { groups, total } = await previewRetention(admin, { until }, { now: begin });
  const shown = new Map(groups.map(({ day, ruleName, action, count }) => [`${day} ${ruleName} ${action}`, count]));
  expect(shown).toEqual(await countEach(until));
  expect(groups.length).toBeGreaterThan(50);
  // From the ATS stays 24 months.
  expect(total).toBeGreaterThan(400);
  const [largest] = groups.toSorted((one, other) => other.count - one.count);
  const members = await listGroup(admin, { ruleId: largest?.ruleId ?? '', day: largest?.day ?? '' }, { now: begin });
  expect(members).toHaveLength(largest?.count ?? 0);
});
