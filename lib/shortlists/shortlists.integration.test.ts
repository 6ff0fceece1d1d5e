import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { listNews } from '@/lib/notifications/list-news';
import { transaction } from '@/lib/db/transaction';
import { createNote } from '@/lib/candidates/notes/write-note';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { changeBlindMode } from '@/lib/processes/change-blind-mode';
import { restrictProcess } from '@/lib/processes/access/restrict-process';
import { erasePersonalData } from '@/lib/candidates/erasure/erase-personal-data';
import { blockCandidates } from '@/lib/retention/blocked/block-candidates';
import { createTestUser } from '@/prisma/seed/factories';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { readCv } from '@/tests/cv/read-cv';
import { canaries, createSharedScene, share } from '@/tests/shortlists-scene';
import { enterPin } from './enter-pin';
import { getShortlist } from './get-shortlist';
import { makeShortlistLink, revokeShortlistLink } from './make-link';
import { openSharedCandidate, openSharedFile, openSharedList } from './open-shared';
import { reviewCandidate, reviewShortlist } from './review-shortlist';
import { saveMemberAnswer, saveSharedAnswer } from './save-answer';
import type { ShortlistAccess } from './shortlist-schemas';
import { writeSharedShortlist } from './write-shortlist';

const address = '192.0.2.1';
const answer = { overall: 'UP' as const, marks: ['DOWN' as const, null], comment: 'Chętnie porozmawiam' };
const invalid = { code: 'link.invalid' };

/** Everything that a reader with the link is answered, as one text. */
async function everyAnswer(access: ShortlistAccess, candidateId: string): Promise<string> {
  const candidate = await openSharedCandidate({ ...access, candidateId, address });
  const pdf = await readCv(await writeSharedShortlist({ ...access, address }));
  const printed = pdf.pages.map(({ text }) => text.replace(/\s+/gu, ' ')).join(' ');
  const text = candidate.pages.map(({ pieces }) => pieces.map((piece) => piece.text).join('')).join('\n');
  return [JSON.stringify(await openSharedList(access)), JSON.stringify(candidate), text, printed].join('\n');
}

const seen = (text: string, words: readonly string[]): string[] => words.filter((word) => text.includes(word));

test('what a switch hides is in no answer, in text, quotes, print or file; what it shows is', async () => {
  const { actor, processId, candidateId } = await createSharedScene();
  const base = { processId, candidateIds: [candidateId] };
  const hidden = await share(actor, { ...base, isBlind: true, showsContact: true });
  const nothing = await share(actor, base);
  const all = await share(actor, { ...base, showsContact: true, showsPay: true, showsNotes: true });
  const { identity, contact, pay, notes } = canaries;

  const blind = await everyAnswer(hidden.access, candidateId);
  expect(seen(blind, [...identity, ...contact, ...pay, ...notes])).toEqual([]);
  expect(blind).toContain('Spring Boot');
  const plain = await everyAnswer(nothing.access, candidateId);
  expect(seen(plain, [...contact, ...pay, ...notes])).toEqual([]);
  expect(seen(plain, ['Bogumiła', 'Przykładowska'])).toHaveLength(2);
  const open = await everyAnswer(all.access, candidateId);
  expect(seen(open, [...identity, ...contact, '17 500', ...notes])).toHaveLength(8);

  for (const { access } of [hidden, nothing])
    await expect(openSharedFile({ ...access, candidateId, address })).rejects.toMatchObject({
      code: 'candidate.no-cv',
    });
  expect((await openSharedFile({ ...all.access, candidateId, address })).fileName).toContain('Bogumiła');

  // A process that becomes blind hides them on every list of it.
  await changeBlindMode(actor, { processId, blindMode: true });
  expect(seen(await everyAnswer(all.access, candidateId), [...identity, ...contact])).toEqual([]);
  await expect(openSharedFile({ ...all.access, candidateId, address })).rejects.toMatchObject({
    code: 'candidate.no-cv',
  });
});

test('contact data in a note is covered where contact is not shown', async () => {
  const { actor, processId, candidateId } = await createSharedScene();
  const text = 'Dzwonić pod 601 202 303 albo pisać na prywatny@poczta.example';
  await createNote(actor, { processId, candidateId, text, mentionedUserIds: [] });
  const base = { processId, candidateIds: [candidateId], showsNotes: true };
  const notes = async (input: object) => {
    const { access } = await share(actor, { ...base, ...input });
    return JSON.stringify((await openSharedCandidate({ ...access, candidateId, address })).notes);
  };
  expect(seen(await notes({ showsContact: true }), ['601 202 303', 'prywatny@'])).toHaveLength(2);
  for (const input of [{}, { isBlind: true }]) {
    const covered = await notes(input);
    expect(seen(covered, ['601 202 303', 'prywatny@', 'poczta.example'])).toEqual([]);
    expect(covered).toContain('Dzwonić pod');
  }
});

test('who opens candidates or prints too often by a link waits', async () => {
  const { access, candidateId } = await smallScene();
  const opened = (what: 'candidate' | 'print', count: number) =>
    database().rateLimit.updateMany({ where: { key: { startsWith: `shortlist-${what}:` } }, data: { count } });
  await openSharedCandidate({ ...access, candidateId, address });
  await opened('candidate', 299);
  await openSharedCandidate({ ...access, candidateId, address });
  const tooMany = { code: 'request.too-many' };
  await expect(openSharedCandidate({ ...access, candidateId, address })).rejects.toMatchObject(tooMany);
  await expect(openSharedFile({ ...access, candidateId, address })).rejects.toMatchObject(tooMany);
  await writeSharedShortlist({ ...access, address });
  await opened('print', 9);
  await writeSharedShortlist({ ...access, address });
  await expect(writeSharedShortlist({ ...access, address })).rejects.toMatchObject(tooMany);
});

test('names make no opening another one once there are many, the oldest gives way, and the log has one', async () => {
  const { access, candidateId, place } = await smallScene();
  const open = (reviewerName: string) => openSharedCandidate({ ...access, reviewerName, candidateId, address });
  const logged = () => database().auditEvent.count({ where: { candidateId, action: 'candidate.shared-viewed' } });
  await open('Ala');
  await open('Ola');
  expect(await logged()).toBe(1);
  const { id: entryId } = await database().shortlistEntry.findFirstOrThrow({
    where: { shortlistId: place.shortlistId, candidateId },
  });
  const at = new Date(Date.now() - 3_600_000);
  await database().shortlistView.deleteMany({ where: { entryId } });
  await database().shortlistView.createMany({
    data: Array.from({ length: 500 }, (_, index) => ({ entryId, reviewerName: `Ktoś ${index}`, at })),
  });
  await open('Ela');
  await open('Iga');
  expect(await logged()).toBe(2);
  const names = (await database().shortlistView.findMany({ where: { entryId } })).map((one) => one.reviewerName);
  expect(names).toHaveLength(500);
  expect(names).toContain('Ela');
  expect(names).not.toContain('Iga');
});

test('of links made at once one works', async () => {
  const { actor, place } = await smallScene();
  await Promise.all([1, 2, 3].map((days) => makeShortlistLink(actor, { ...place, days, withPin: false })));
  const { shortlistId } = place;
  expect(await database().outsiderLink.count({ where: { shortlistId, revokedAt: null } })).toBe(1);
});

test('verdicts come with quotes that are marked in the text, and questions', async () => {
  const { actor, processId, candidateId } = await createSharedScene();
  const { access } = await share(actor, { processId, candidateIds: [candidateId] });
  const candidate = await openSharedCandidate({ ...access, candidateId, address });
  const proved = candidate.verdicts.filter(({ quotes }) => quotes.length > 0);
  expect(proved.length).toBeGreaterThan(0);
  for (const { criterionId, quotes } of proved) {
    const marked = candidate.pages.flatMap(({ pieces }) =>
      pieces.filter(({ criteria }) => criteria.includes(criterionId)),
    );
    expect(marked.map(({ text }) => text).join('')).toContain(quotes[0]?.text);
  }
  expect(candidate.questions.length).toBeGreaterThan(0);
  const views = (await getShortlist(actor, { processId, shortlistId: (await listOf(processId))[0] ?? '' })).views;
  expect(views).toMatchObject([{ candidateId, reviewerName: 'Jan Kierownik', isFile: false }]);
});

async function listOf(processId: string): Promise<string[]> {
  const rows = await database().shortlist.findMany({ where: { processId }, select: { id: true } });
  return rows.map(({ id }) => id);
}

/** A shortlist of two candidates without CVs. */
async function smallScene(input: Record<string, unknown> = {}) {
  const { actor } = await createTestUser('RECRUITER');
  const { actor: colleague } = await createTestUser('RECRUITER');
  const { createTestProcess } = await import('@/prisma/seed/factories');
  const { id: processId } = await createTestProcess(actor);
  await createTestCandidates({ processId, count: 4 });
  const rows = await database().candidate.findMany({
    where: { processId, matchScore: { not: null } },
    orderBy: { ordinalNumber: 'asc' },
    take: 2,
  });
  const candidateIds = rows.map(({ id }) => id);
  const shared = await share(actor, { processId, candidateIds, criteria: ['Komunikacja', 'Samodzielność'], ...input });
  const [candidateId = '', other = ''] = candidateIds;
  const place = { processId, shortlistId: shared.shortlistId };
  return { ...shared, actor, colleague, processId, candidateId, other, place };
}

test('answers of outsiders and members arrive, are each their own, and are a line of home until they are seen', async () => {
  const { actor, colleague, access, candidateId, place } = await smallScene();
  await saveSharedAnswer({ ...access, candidateId, ...answer });
  await saveSharedAnswer({ ...access, candidateId, ...answer, comment: 'Tak, zapraszam' });
  await saveMemberAnswer(colleague, { ...place, candidateId, ...answer, overall: 'DOWN' });
  const list = `/processes/${place.processId}/shortlists`;
  expect((await listNews(actor)).items).toMatchObject([
    { kind: 'ANSWER', count: 2, href: `${list}/${place.shortlistId}` },
  ]);
  expect((await listNews(colleague)).items).toEqual([]);
  const [first] = (await getShortlist(actor, place)).candidates;
  expect(first?.answers).toMatchObject([
    { overall: 'UP', marks: ['DOWN', null], comment: 'Tak, zapraszam', reviewerName: 'Jan Kierownik', isMember: false },
    { overall: 'DOWN', isMember: true },
  ]);
  expect((await listNews(actor)).items).toEqual([]);
  const stranger = { ...access, key: 's'.repeat(64) };
  expect((await openSharedList(stranger)).candidates[0]?.answer).toBeNull();
  expect((await openSharedList(access)).candidates[0]?.answer).toMatchObject({ comment: 'Tak, zapraszam' });
  expect((await reviewShortlist(colleague, place)).candidates[0]?.answer).toMatchObject({ overall: 'DOWN' });
  await saveSharedAnswer({ ...access, candidateId, overall: null, marks: [], comment: '' });
  expect((await openSharedList(access)).candidates[0]?.answer).toBeNull();
});

test('a line about answers of two shortlists leads to the list of both', async () => {
  const { actor, colleague, processId, candidateId, place } = await smallScene();
  const { shortlistId } = await share(actor, { processId, candidateIds: [candidateId], criteria: ['A', 'B'] });
  await saveMemberAnswer(colleague, { ...place, candidateId, ...answer });
  await saveMemberAnswer(colleague, { processId, shortlistId, candidateId, ...answer });
  const href = `/processes/${processId}/shortlists`;
  expect((await listNews(actor)).items).toMatchObject([{ kind: 'ANSWER', count: 2, href }]);
});

test('two answers of one person at once leave one', async () => {
  const { actor, access, candidateId, place } = await smallScene();
  await Promise.all(['a', 'b', 'c'].map((comment) => saveSharedAnswer({ ...access, candidateId, ...answer, comment })));
  expect((await getShortlist(actor, place)).candidates[0]?.answers).toHaveLength(1);
});

test('five wrong PINs close the link, also when they come at once; one more wrong than counted is never checked', async () => {
  const { token, pin, access } = await smallScene({ withPin: true });
  await expect(openSharedList(access)).rejects.toMatchObject({ code: 'shortlist.pin-needed' });
  const { pass } = await enterPin({ token, pin: pin ?? '', address });
  expect((await openSharedList({ ...access, pass })).candidates).toHaveLength(2);
  const wrong = pin === '000000' ? '111111' : '000000';
  const codes: string[] = [];
  while (!codes.includes('shortlist.pin-locked')) {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => enterPin({ token, pin: wrong, address })));
    for (const result of results)
      codes.push(result.status === 'rejected' ? (result.reason as { code: string }).code : 'in');
    expect(codes.length).toBeLessThan(200);
  }
  expect(codes.filter((code) => code === 'proof.wrong')).toHaveLength(4);
  expect(codes).not.toContain('in');
  await expect(enterPin({ token, pin: pin ?? '', address })).rejects.toMatchObject(invalid);
  await expect(openSharedList({ ...access, pass })).rejects.toMatchObject(invalid);
});

test('who is erased or blocked is off the list at once', async () => {
  const { access, processId, candidateId, other } = await smallScene();
  await transaction((db) =>
    erasePersonalData(db, systemActor, { processId, candidateIds: [candidateId], rows: 'go', reason: 'deleted' }),
  );
  await transaction(async (db) => {
    await lockProcess(db, processId);
    const block = { processId, candidateIds: [other], basis: 'CLAIMS' as const, eraseAt: new Date('2099-01-01') };
    await blockCandidates(db, systemActor, block, new Date());
  });
  expect((await openSharedList(access)).candidates).toEqual([]);
  for (const id of [candidateId, other]) {
    await expect(openSharedCandidate({ ...access, candidateId: id, address })).rejects.toMatchObject({
      code: 'candidate.not-found',
    });
    await expect(saveSharedAnswer({ ...access, candidateId: id, ...answer })).rejects.toMatchObject({
      code: 'candidate.not-found',
    });
  }
});

test('a revoked, replaced or ended link opens nothing; restricting the process ends it for good', async () => {
  const { actor, access, token, processId, place, candidateId } = await smallScene();
  const { link } = await makeShortlistLink(actor, { ...place, days: 3, withPin: false });
  await expect(openSharedList(access)).rejects.toMatchObject(invalid);
  const next = { ...access, token: link.split('#')[1] ?? '' };
  expect((await openSharedList(next)).candidates).toHaveLength(2);
  await revokeShortlistLink(actor, place);
  await expect(openSharedList(next)).rejects.toMatchObject(invalid);
  await expect(revokeShortlistLink(actor, place)).rejects.toMatchObject({ code: 'link.not-found' });
  const third = await makeShortlistLink(actor, { ...place, days: 3, withPin: false });
  const last = { ...access, token: third.link.split('#')[1] ?? '' };
  await restrictProcess(actor, { processId, restricted: true });
  for (const each of [access, next, last]) await expect(openSharedList(each)).rejects.toMatchObject(invalid);
  await expect(makeShortlistLink(actor, { ...place, days: 3, withPin: false })).rejects.toMatchObject({
    code: 'shortlist.restricted',
  });
  // Its members go on in the product.
  expect((await reviewCandidate(actor, { ...place, candidateId })).candidateId).toBe(candidateId);
  await restrictProcess(actor, { processId, restricted: false });
  await expect(openSharedList(last)).rejects.toMatchObject(invalid);
  expect(token).not.toBe(next.token);
  const fourth = await makeShortlistLink(actor, { ...place, days: 3, withPin: false });
  await database().outsiderLink.updateMany({
    where: { shortlistId: place.shortlistId },
    data: { expiresAt: new Date(Date.now() - 1) },
  });
  await expect(openSharedList({ ...access, token: fourth.link.split('#')[1] ?? '' })).rejects.toMatchObject(invalid);
});

test('scores of a process that hides them, or calibrates, are not on its lists', async () => {
  const { access, actor, colleague, processId, candidateId, place } = await smallScene();
  const scores = async () => [
    (await openSharedList(access)).candidates[0]?.score,
    (await openSharedCandidate({ ...access, candidateId, address })).score,
    (await reviewShortlist(actor, place)).candidates[0]?.score,
    (await reviewCandidate(colleague, { ...place, candidateId })).score,
  ];
  expect((await scores()).every((score) => typeof score === 'number')).toBe(true);
  for (const hiding of [{ hidesScore: true }, { hidesScore: false, calibrationSince: new Date() }]) {
    await database().process.update({ where: { id: processId }, data: hiding });
    expect(await scores()).toEqual([null, null, null, null]);
  }
});

test('what discriminates is not asked, candidates of another process are not shared', async () => {
  const { actor, processId, candidateId } = await smallScene();
  const { processId: elsewhere } = await smallScene();
  await expect(
    share(actor, { processId, candidateIds: [candidateId], criteria: ['Komunikacja', 'Nie planuje dzieci'] }),
  ).rejects.toMatchObject({ code: 'shortlist.unlawful-criterion', fields: [{ path: 'criteria.1' }] });
  await expect(share(actor, { processId: elsewhere, candidateIds: [candidateId] })).rejects.toMatchObject({
    code: 'candidate.not-found',
  });
  const { actor: viewer } = await createTestUser('VIEWER');
  await expect(share(viewer, { processId, candidateIds: [candidateId] })).rejects.toMatchObject({
    code: 'permission.denied',
  });
});
