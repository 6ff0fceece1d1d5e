import { randomUUID } from 'node:crypto';
import { createApplicationLink } from '@/lib/application-form/create-application-link';
import { formContentSchema } from '@/lib/application-form/form-schemas';
import { makeStamp } from '@/lib/application-form/form-stamp';
import { getApplication } from '@/lib/application-form/get-application';
import { getApplicationForm } from '@/lib/application-form/get-application-form';
import { revokeApplicationLink } from '@/lib/application-form/revoke-application-link';
import { saveApplicationForm } from '@/lib/application-form/save-application-form';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { makeCopy } from '@/lib/candidates/copy/make-copy';
import { loadStoredData } from '@/lib/candidates/copy/load-stored-data';
import { eraseCandidate } from '@/lib/candidates/erasure/erase-candidates';
import { exportCandidates } from '@/lib/candidates/export/export-candidates';
import { getCandidate } from '@/lib/candidates/details/get-candidate';
import { database } from '@/lib/db/client';
import { env } from '@/lib/env';
import { sendMail } from '@/lib/mail/send/send-mail';
import { getPrivacy } from '@/lib/person-rights/get-privacy';
import { makePageLink } from '@/lib/person-rights/make-page-link';
import { openCandidatePage } from '@/lib/person-rights/open-candidate-page';
import { changeProcessStatus } from '@/lib/processes/change-process-status';
import { lastDayAhead } from '@/lib/validation/day-ahead';
import { createTestUser } from '@/prisma/seed/factories';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { createFormScene, formContent, twoDrives } from '@/tests/application-form-scene';
import { MailServer } from '@/tests/mail/mail-server';
import { POST as open } from './application-form/open/route';
import { POST as send } from './application-form/send/route';
import { apiOperations, routes } from './openapi.json/operations';

jest.mock('@/lib/auth/request-address', () => ({
  requestAddress: (headers: Headers) => headers.get('x-test-network') ?? 'unknown',
}));

const context = { params: Promise.resolve({}) };
const bytesOf = (word: string) =>
  makeCvPdf({ lines: ['Łucja Żak', 'tel. 600 100 200', `Java, Spring Boot, 8 lat doświadczenia ${word}`] });

/** A body as the page sends it, five seconds after it was opened. */
async function bodyOf(code: string, change: object = {}, word = 'x') {
  return {
    code,
    stamp: makeStamp(code, Date.now() - 5_000),
    locale: 'pl',
    firstName: 'Łucja',
    lastName: 'Żak-Nowa',
    email: 'lucja.nowa@poczta.example',
    consent: true,
    website: '',
    answers: formContent.questions.map(({ text }, index) => ({
      question: text,
      answer: ['YES', 'od maja', ''][index] ?? '',
    })),
    cv: { fileName: 'cv.pdf', content: Buffer.from(await bytesOf(word)).toString('base64') },
    ...change,
  };
}

/** From a network of its own, unless it is given. */
async function post(handler: typeof send, body: object, network = `${randomUUID()}.example`) {
  const request = new Request('http://localhost/api/v1/application-form/send', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-test-network': network },
    body: JSON.stringify(body),
  });
  return handler(request, context);
}
const problemOf = async (response: Response) => {
  const { code, errors } = (await response.json()) as { code: string; errors?: { path: string; code: string }[] };
  return { status: response.status, code, errors };
};
const candidatesOf = (processId: string) => database().candidate.findMany({ where: { processId } });

async function applied(actor: PersonActor, processId: string) {
  const [candidate] = await candidatesOf(processId);
  const place = { processId, candidateId: candidate?.id ?? '' };
  return { place, candidate: await getCandidate(actor, { ...place, peek: true }) };
}

test('an application is a candidate with its source, names, answers, notice, pay range and consent, and is analysed', async () => {
  const { actor, processId, code } = await createFormScene();
  expect((await post(send, await bodyOf(code))).status).toBe(204);
  const { place, candidate } = await applied(actor, processId);
  expect(candidate).toMatchObject({
    firstName: 'Łucja',
    lastName: 'Żak-Nowa',
    email: 'lucja.nowa@poczta.example',
    applicationSources: ['LinkedIn'],
    status: 'AWAITING_PROCESSING',
  });
  expect(
    (await database().candidate.findUniqueOrThrow({ where: { id: place.candidateId } })).analysisRequestId,
  ).not.toBeNull();
  expect(await getApplication(actor, place)).toMatchObject({
    application: {
      source: 'LinkedIn',
      name: 'Łucja Żak-Nowa',
      answers: [
        { question: twoDrives, kind: 'YES_NO', answer: 'YES' },
        { question: 'Od kiedy możesz zacząć?', kind: 'TEXT', answer: 'od maja' },
      ],
    },
  });
  expect(await getPrivacy(actor, place)).toMatchObject({
    notice: { way: 'PAGE', by: null },
    consent: { until: lastDayAhead(), way: 'PAGE', by: null },
    payRangeNotices: [{ text: formContent.payRange, version: 1, way: 'PAGE' }],
  });
  const { links } = await getApplicationForm(actor, { processId });
  expect(links).toMatchObject([{ source: 'LinkedIn', applications: 1 }]);
  const audits = await database().auditEvent.findMany({ where: { processId, action: 'candidate.applied' } });
  expect(audits).toHaveLength(1);
  expect(JSON.stringify(audits)).not.toMatch(/Łucja|poczta/u);
});

test('what was written is in the copy and the export, hidden in a blind process, and gone with the candidate', async () => {
  const { actor, processId, code } = await createFormScene();
  const answers = formContent.questions.map(({ text }, index) => ({
    question: text,
    answer: ['NO', 'dzwonić do Łucja Żak-Nowa', 'zdalnie'][index] ?? '',
  }));
  await post(send, await bodyOf(code, { answers }));
  const { place } = await applied(actor, processId);
  expect(JSON.stringify(await loadStoredData(database(), place.candidateId, 'pl'))).toContain('dzwonić do Łucja');
  expect((await makeCopy(database(), { candidateId: place.candidateId, locale: 'pl' })).bytes.length).toBeGreaterThan(
    0,
  );
  const csv = async () => {
    const choice = { candidateIds: [place.candidateId] };
    const columns = ['number' as const, 'applicationAnswers' as const];
    const { stream } = await exportCandidates(actor, { processId, format: 'csv', choice, columns });
    return new Response(stream).text();
  };
  expect(await csv()).toContain('Czy masz prawo jazdy? – Nie');
  await database().process.update({ where: { id: processId }, data: { blindMode: true } });
  const { application } = await getApplication(actor, place);
  expect(application).toMatchObject({ name: null, email: null });
  expect(application?.answers[0]).toMatchObject({ answer: 'NO' });
  expect(JSON.stringify(application)).not.toContain('Żak');
  expect(await csv()).not.toContain('Żak');
  await eraseCandidate((await createTestUser('ADMIN')).actor, place);
  expect(await database().formApplication.count({ where: { candidateId: place.candidateId } })).toBe(0);
});

/** All of an answer that a visitor sees. */
async function seen(response: Response) {
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
  return { status: response.status, body: await response.text(), headers };
}

test('a new application, the same file again and a program’s are answered alike, byte for byte; one candidate is added', async () => {
  const { processId, code } = await createFormScene();
  const body = await bodyOf(code);
  const first = await seen(await post(send, body));
  const again = await seen(await post(send, { ...body, firstName: 'Inna', email: ' LUCJA.NOWA@poczta.example' }));
  const program = await seen(
    await post(send, { ...body, email: 'inny@poczta.example', website: 'https://zly.example' }),
  );
  expect(again).toEqual(first);
  expect(program).toEqual(first);
  expect((await candidatesOf(processId)).map(({ firstName }) => firstName)).toEqual(['Łucja']);
});

test('the same file sent twice at once is one candidate; under another address it is another, who has a page of their own', async () => {
  const { actor, processId, code } = await createFormScene();
  const body = await bodyOf(code);
  await Promise.all([post(send, body), post(send, body)]);
  expect(await candidatesOf(processId)).toHaveLength(1);
  await post(send, { ...body, email: 'ktos.inny@poczta.example' });
  const [one, other] = await database().candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
  expect(other?.email).toBe('ktos.inny@poczta.example');
  const { link } = await makePageLink(actor, { processId, candidateId: other?.id ?? '', mail: false });
  const page = await openCandidatePage({ token: link?.split('#')[1] ?? '', address: '198.51.100.9' });
  expect(page).toMatchObject({ fromForm: true, consentUntil: lastDayAhead() });
  expect(one?.cvSha256).toBe(other?.cvSha256);
});

test('without consent none is recorded, and without the question about it neither', async () => {
  for (const [asksConsent, consent] of [
    [true, false],
    [false, true],
  ]) {
    const { actor, processId, code } = await createFormScene({ asksConsent });
    await post(send, await bodyOf(code, { consent }));
    const { place } = await applied(actor, processId);
    expect(await getPrivacy(actor, place)).toMatchObject({ notice: { way: 'PAGE' }, consent: null });
  }
});

test('closed, switched off, revoked and unknown are one answer, to open and to send', async () => {
  const stopped = await createFormScene();
  await changeProcessStatus(stopped.actor, { processId: stopped.processId, status: 'STOPPED' });
  const off = await createFormScene({ open: false });
  const revoked = await createFormScene();
  await revokeApplicationLink(revoked.actor, revoked);
  const answers: string[] = [];
  for (const code of [stopped.code, off.code, revoked.code, 'AAAAAAAAAAAAAAAAAAAAAA', 'NUL \u0000 inside', '']) {
    for (const response of [await post(open, { code }), await post(send, await bodyOf(code))]) {
      const problem = (await response.json()) as Record<string, unknown>;
      const { code: found, detail, title } = problem;
      answers.push(JSON.stringify([response.status, found, detail, title]));
    }
  }
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('application-form.closed');
  for (const { processId } of [stopped, off, revoked]) expect(await candidatesOf(processId)).toEqual([]);
  await changeProcessStatus(stopped.actor, { processId: stopped.processId, status: 'ACTIVE' });
  expect(await (await post(open, { code: stopped.code })).json()).toMatchObject({ title: formContent.title });
});

test('what is sent too soon, too late or with another’s stamp is refused, and so are bad answers and files', async () => {
  const { processId, code } = await createFormScene();
  const attempt = async (change: object) => problemOf(await post(send, await bodyOf(code, change)));
  expect(await attempt({ stamp: makeStamp(code) })).toMatchObject({ status: 429, code: 'application-form.too-early' });
  const day = 25 * 60 * 60 * 1000;
  expect(await attempt({ stamp: makeStamp(code, Date.now() - day) })).toMatchObject({ code: 'application-form.stale' });
  expect(await attempt({ stamp: makeStamp('other', Date.now() - 5_000) })).toMatchObject({
    code: 'application-form.stale',
  });
  const answered = (given: string[]) =>
    formContent.questions.map(({ text }, index) => ({ question: text, answer: given[index] ?? '' }));
  expect(await attempt({ answers: answered(['', '', 'w domu']) })).toMatchObject({
    code: 'request.invalid',
    errors: [
      { path: 'answers.0.answer', code: 'required' },
      { path: 'answers.2.answer', code: 'not-in-list' },
    ],
  });
  expect(await attempt({ answers: [] })).toMatchObject({ code: 'application-form.changed' });
  const zip = Buffer.from('PK\u0003\u0004rest').toString('base64');
  expect((await attempt({ cv: { fileName: 'cv.pdf', content: zip } })).code).toMatch(/^cv\./u);
  expect(await attempt({ cv: { fileName: 'cv.pdf', content: 'nie base64' } })).toMatchObject({
    code: 'request.invalid',
  });
  expect(await candidatesOf(processId)).toEqual([]);
});

test('a network may send thirty an hour, a link three hundred; then they wait', async () => {
  const { code, linkId } = await createFormScene();
  const own = `${randomUUID()}.example`;
  const statuses = [];
  for (let count = 0; count < 31; count += 1) statuses.push((await post(send, { code }, own)).status);
  expect(statuses.slice(0, 30).every((status) => status === 422)).toBe(true);
  expect(statuses[30]).toBe(429);
  expect((await post(send, { code })).status).toBe(422);
  await database().rateLimit.updateMany({ where: { key: { startsWith: 'apply-link:' } }, data: { count: 299 } });
  expect((await post(send, await bodyOf(code, {}, 'a'))).status).toBe(204);
  await database().rateLimit.updateMany({ where: { key: { startsWith: 'apply-link:' } }, data: { count: 299 } });
  expect((await post(send, await bodyOf(code, {}, 'b'))).status).toBe(204);
  expect((await post(send, await bodyOf(code, {}, 'c'))).status).toBe(429);
  expect(await database().formApplication.count({ where: { linkId } })).toBe(2);
});

test.each([
  'Ile masz lat?',
  'Czy planuje Pani dzieci?',
  'Jakie jest Twoje wyznanie?',
  'Ile zarabiasz obecnie?',
  'Do you have a disability?',
  'What did you earn in your last job?',
])('"%s" may not be asked, and it is said at which question', async (text) => {
  const { actor, processId } = await createFormScene();
  const asked = { text, kind: 'TEXT', required: false, choices: [] } as const;
  const { payRange, questions, ...rest } = formContent;
  const saved = formContentSchema.parse({ ...rest, questions: [questions[0], asked] });
  await expect(saveApplicationForm(actor, { processId, payRange, ...saved })).rejects.toMatchObject({
    code: 'application-form.unlawful-question',
    fields: [{ path: 'questions.1.text', code: 'unlawful-question' }],
  });
});

test.each([
  'Jakie są Twoje oczekiwania finansowe?',
  'Czy masz doświadczenie w pracy z dziećmi?',
  'Od kiedy możesz zacząć?',
])('"%s" may be asked', async (text) => {
  const { actor, processId, code } = await createFormScene({
    questions: [{ text, kind: 'TEXT', required: false, choices: [] }],
  });
  expect((await getApplicationForm(actor, { processId })).questions).toMatchObject([{ text }]);
  expect(await (await post(open, { code })).json()).toMatchObject({ questions: [{ text }] });
});

test('a form’s code opens nothing else that is open to visitors, and no other link opens a form', async () => {
  const { actor, processId, code } = await createFormScene();
  await post(send, await bodyOf(code));
  const { place } = await applied(actor, processId);
  const others = apiOperations().filter(
    ({ path, definition }) => definition.permission === 'public' && !path.startsWith('/application-form/'),
  );
  expect(others.length).toBeGreaterThan(8);
  const asked = { token: code, code, kind: 'CORRECT', text: 'x', until: null, notByProgram: true, locale: 'pl' };
  const proof = { facts: { EMAIL: 'lucja.nowa@poczta.example', PHONE: '600100200' } };
  for (const { path } of others) {
    const handler = Object.entries(routes).find(([one]) => one === path)?.[1] as { POST: typeof send };
    const response = await post(handler.POST, { ...asked, proof });
    // A reset of a password answers everybody alike.
    expect([path, response.status >= 400 || path === '/password-resets']).toEqual([path, true]);
  }
  const { link } = await makePageLink(actor, { ...place, mail: false });
  const token = link?.split('#')[1] ?? '';
  expect(await problemOf(await post(open, { code: token.slice(0, 60) }))).toMatchObject({
    code: 'application-form.closed',
  });
});

test('of another process no link can be ended, and who may only read changes nothing', async () => {
  const { actor, linkId } = await createFormScene();
  const { processId } = await createFormScene();
  await expect(revokeApplicationLink(actor, { processId, linkId })).rejects.toMatchObject({ code: 'link.not-found' });
  const viewer = (await createTestUser('VIEWER')).actor;
  await expect(createApplicationLink(viewer, { processId, source: 'x' })).rejects.toMatchObject({
    code: 'permission.denied',
  });
});

test('with a mail server the link to the own page is mailed once, and shown nowhere', async () => {
  const server = await MailServer.start();
  const from = { name: 'Rekrutacja', address: 'rekrutacja@company.example' };
  Object.assign(env(), { SMTP_URL: server.url(), MAIL_FROM: from });
  try {
    const { processId, code } = await createFormScene();
    const email = `${randomUUID()}@poczta.example`;
    const body = await bodyOf(code, { email });
    await post(send, body);
    await post(send, body);
    const mails = await database().mail.findMany({ where: { recipient: email } });
    expect(mails).toHaveLength(1);
    await sendMail(systemActor, { mailId: mails[0]?.id ?? '' });
    const token = /candidate-page#([\w.-]+)/u.exec(server.received.at(-1)?.text ?? '')?.[1] ?? '';
    const page = await openCandidatePage({ token, address: '198.51.100.9' });
    expect(page).toMatchObject({ fromForm: true, holds: { cvFiles: 1 } });
    expect(await candidatesOf(processId)).toHaveLength(1);
  } finally {
    await server.stop();
    Object.assign(env(), { SMTP_URL: undefined, MAIL_FROM: undefined });
  }
});
