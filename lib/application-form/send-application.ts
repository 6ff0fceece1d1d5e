import { requestAnalyses } from '@/lib/analysis/run/request-analysis';
import { recordAudit } from '@/lib/audit/record-audit';
import { systemActorFor } from '@/lib/auth/actor';
import { addCandidate } from '@/lib/candidates/cv/add-candidate';
import { withFileName } from '@/lib/candidates/cv/with-file-name';
import { cvLimits } from '@/lib/cv/cv-limits';
import { inspectUpload } from '@/lib/cv/inspect-upload';
import { keepCvFile, storeCvFile } from '@/lib/cv/store-cv-file';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { ApplicationAnswer } from '@/lib/domain/application-answers';
import { AppError } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { saveConsent } from '@/lib/person-rights/change-consent';
import { findPayRange } from '@/lib/person-rights/find-pay-range';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { probeCv } from '@/lib/reader/run-reader';
import { lastDayAhead } from '@/lib/validation/day-ahead';
import { megabyte } from '@/lib/validation/file-limits';
import { allowLink } from './application-limits';
import { checkAnswers } from './check-answers';
import { findOpenForm, type OpenForm } from './find-open-form';
import type { NewApplication } from './form-schemas';
import { requireStamp } from './form-stamp';
import { mailOwnPage } from './mail-own-page';
import { readQuestions } from './read-questions';

/** Who applies, for the audit log: nobody with an account. */
const applicant = (address: string) => ({ ...systemActorFor('application-form'), address });

/** @throws AppError `request.invalid` for what is not base64; `cv.too-large` and those of `inspectUpload` */
function readGivenCv({ fileName, content }: NewApplication['cv']) {
  const bytes = Buffer.from(content, 'base64');
  // Node skips what is not base64, so what it read is written again and compared.
  if (bytes.toString('base64') !== content)
    throw new AppError('request.invalid', { fields: [{ path: 'cv.content', code: 'wrong-format' }] });
  if (bytes.length > cvLimits.maxMegabytes * megabyte)
    throw new AppError('cv.too-large', { values: { max: cvLimits.maxMegabytes } });
  return { ...inspectUpload(fileName, bytes), bytes };
}

/** Whether the same person has sent the same file to the process before. */
async function isRepeated(db: Db, processId: string, { sha256, email }: { sha256: string; email: string }) {
  const ofFile = {
    OR: [{ cvSha256: sha256 }, { cvFile: { wholeSha256: sha256 } }, { formerCvs: { some: { sha256 } } }],
  };
  return (await db.formApplication.count({ where: { email, candidate: { processId, ...ofFile } } })) > 0;
}

interface Taken extends Pick<NewApplication, 'firstName' | 'lastName' | 'email' | 'consent'> {
  sha256: string;
  fileName: string;
  answers: ApplicationAnswer[];
}

/** The form is the notice about the data, and tells the pay range; both are recorded as told by a page. */
async function recordTold(db: Db, { form }: OpenForm, candidateId: string): Promise<void> {
  const noticed = { noticeAt: new Date(), noticeWay: 'PAGE' as const };
  await db.candidatePrivacy.create({ data: { candidateId, ...noticed } });
  const payRange = form.showsPay ? await findPayRange(db, form.processId) : null;
  if (payRange)
    await db.payRangeNotice.create({ data: { candidateId, ...payRange, toldAt: noticed.noticeAt, way: 'PAGE' } });
}

async function addApplicant(db: Db, open: OpenForm, taken: Taken, address: string): Promise<string> {
  const { firstName, lastName, email, consent, sha256, fileName, answers } = taken;
  const { form, link } = open;
  const { processId } = link;
  const known = { firstName, lastName, email, applicationSources: [link.source] };
  const candidateId = await addCandidate(db, { processId, sha256, fileName, uploadedById: null, known });
  await db.formApplication.create({ data: { candidateId, linkId: link.id, firstName, lastName, email, answers } });
  await recordAudit(db, applicant(address), 'candidate.applied', { processId, candidateId, linkId: link.id });
  await recordTold(db, open, candidateId);
  if (consent && form.asksConsent)
    await saveConsent(db, applicant(address), { processId, candidateId, until: lastDayAhead(), byId: null });
  await requestAnalyses(db, applicant(address), [candidateId]);
  return candidateId;
}

/**
 * Takes an application from anybody who has a link: a candidate is added, analysed as every CV is, and mailed the link to their own
 * page. Nothing is answered, and nothing is added twice: who sends the same file under the same address again learns nothing, nor
 * does anybody else (docs/decisions/0194).
 *
 * @param input `address`: the visitor's network, which `allowNetwork` has let in
 * @throws AppError `application-form.closed`, `application-form.too-early`, `application-form.stale`, `application-form.changed`,
 *   `request.too-many`, `request.invalid`, and those of a CV's upload
 */
export async function sendApplication({ address, ...given }: NewApplication & { address: string }): Promise<void> {
  const { code, stamp, locale, website, cv: givenCv, ...person } = given;
  const { link, form } = await findOpenForm(database(), code);
  await allowLink(link.id);
  if (website !== '') return;
  requireStamp(code, stamp);
  const answers = checkAnswers(readQuestions(form.questions), given.answers);
  const { cv, fileName, sha256 } = await withFileName(givenCv.fileName, async () => {
    const { bytes, ...inspected } = readGivenCv(givenCv);
    return { ...inspected, cv: await keepCvFile({ sha256: inspected.sha256, bytes, ...(await probeCv(bytes)) }) };
  });
  await transaction(async (db) => {
    // The lock serialises candidate numbers and applications of the same file.
    await lockProcess(db, link.processId);
    const open = await findOpenForm(db, code);
    if (await isRepeated(db, link.processId, { sha256, email: person.email })) return;
    await storeCvFile(db, cv);
    const candidateId = await addApplicant(db, open, { ...person, sha256, fileName, answers }, address);
    const place = { processId: link.processId, candidateId };
    await mailOwnPage(db, applicant(address), { ...place, email: person.email, locale });
  });
  sendOutboxSoon();
}
