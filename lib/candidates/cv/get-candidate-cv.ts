import { namesToMask, presentCorrections, townToMask } from '@/lib/analysis/details/corrected-details';
import { isProgram, requirePermission, type Actor } from '@/lib/auth/actor';
import { findLatestReading } from '@/lib/cv/cv-readings';
import { loadCvPages, streamCvFile } from '@/lib/cv/load-cv-file';
import { mimeTypes } from '@/lib/cv/file-kind';
import { nameOfType } from '@/lib/cv/name-of-type';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { runRedact } from '@/lib/reader/run-reader';
import { blindSelect, identified, isBlind } from '../blind/blindness';
import { recordOpening } from '../details/record-opening';
import type { CandidatePlace } from '../rows/get-candidate-row';

export interface CandidateCv {
  fileName: string;
  mimeType: string;
  stream: ReadableStream<Uint8Array>;
}

/** Which CV, and in what form. */
interface WantedCv {
  /** Id of a CV that was replaced; undefined: the present one. */
  formerCvId?: string | undefined;
  /** Whether a PDF is wanted: the file itself, or the PDF that was drawn of a DOCX or another format. */
  asPages?: boolean;
  /** Whether a browser loads the CV in advance. That is no view; `openCv` records one when a page shows the CV. */
  peek?: boolean;
}

/**
 * A candidate's CV file, the present or a former one. While the candidate is hidden, it is a PDF of the CV's masked
 * text.
 *
 * @throws AppError `candidate.not-found`, `candidate.no-cv`, `candidate.cv-not-masked`
 */
export async function getCandidateCv(
  actor: Actor,
  { processId, candidateId, formerCvId, asPages = false, peek = false }: CandidatePlace & WantedCv,
): Promise<CandidateCv> {
  requirePermission(actor, 'candidate:read');
  const candidate = await database().candidate.findFirst({
    where: { id: candidateId, processId },
    select: {
      ...blindSelect,
      ordinalNumber: true,
      firstName: true,
      lastName: true,
      city: true,
      cvSha256: true,
      cvFileName: true,
      detailCorrections: presentCorrections,
      formerCvs: { select: { id: true, sha256: true, fileName: true } },
    },
  });
  if (!candidate) throw new AppError('candidate.not-found');
  const former = candidate.formerCvs.find(({ id }) => id === formerCvId);
  const where = { sha256: (formerCvId ? former?.sha256 : candidate.cvSha256) ?? '' };
  const file = await database().cvFile.findUnique({
    where,
    select: {
      sha256: true,
      mimeType: true,
      wholeSha256: true,
      preview: { select: { sha256: true } },
      whole: { select: { preview: { select: { sha256: true } } } },
    },
  });
  if (!file) throw new AppError('candidate.no-cv');
  const opening = peek && !isProgram(actor) ? 'candidate.loaded-ahead' : 'candidate.cv-viewed';
  await recordOpening(actor, { processId, candidateId }, opening);
  const { sha256, mimeType } = file;
  if (isBlind(candidate) || (await showsSomebodyHidden(candidateId, file.wholeSha256))) {
    const masked = { fileName: `CV-${candidate.ordinalNumber}.pdf`, mimeType: mimeTypes.pdf };
    const known = { name: namesToMask(candidate), town: townToMask(candidate) };
    const sent = former?.fileName ?? candidate.cvFileName;
    return { ...masked, stream: streamOf(await redactCv({ sha256, ...known, fileName: sent })) };
  }
  const name = former?.fileName ?? candidate.cvFileName ?? 'cv';
  const isShownAsPages = asPages && (file.whole ?? file).preview !== null;
  const stream = isShownAsPages ? streamOf(await loadCvPages(sha256)) : await streamCvFile(sha256);
  const sent = isShownAsPages ? mimeTypes.pdf : mimeType;
  return { fileName: nameOfType(name, sent), mimeType: sent, stream };
}

/** Whether other pages of the file that this candidate shares belong to a candidate who is hidden. */
async function showsSomebodyHidden(candidateId: string, wholeSha256: string | null): Promise<boolean> {
  if (!wholeSha256) return false;
  const hidden = { cvFile: { wholeSha256 }, id: { not: candidateId }, NOT: identified };
  return (await database().candidate.count({ where: hidden })) > 0;
}

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new Blob([new Uint8Array(bytes)]).stream();
}

interface RedactedCandidate {
  /** Of the CV. */
  sha256: string;
  /** As the CV and the recruiters know it. */
  name: { firstName: string | null; lastName: string | null };
  /** The town that the CV may name. */
  town: string | null;
  /** Of the CV's file. */
  fileName: string | null;
}

/**
 * A candidate's CV without what tells who it is: text alone, in its places, with blocks over personal data.
 *
 * @throws AppError `candidate.cv-not-masked` while the file has not been read
 */
async function redactCv({ sha256, name, town, fileName }: RedactedCandidate): Promise<Uint8Array> {
  const reading = await findLatestReading(sha256);
  if (!reading) throw new AppError('candidate.cv-not-masked');
  const masking = { blind: true, name, traits: { town }, fileName };
  const { bytes } = await runRedact({ cv: reading.cv, masking });
  return bytes;
}
