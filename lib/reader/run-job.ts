import { judgeOffline } from '../analysis/engines/offline/judge-offline.ts';
import { verifyEvidence } from '../analysis/evidence/verify-evidence.ts';
import type { CvDocument } from '../cv/cv-document.ts';
import { detectLanguage } from '../cv/detect-language.ts';
import { extractProfile } from '../cv/extract-profile.ts';
import { readerVersion } from '../cv/reader-version.ts';
import { openPdf } from '../cv/pdf/open-pdf.ts';
import { ReadFailure } from '../cv/read-failure.ts';
import type { Job, JobResult, Jobs } from './protocol.ts';
import { readPages } from '../cv/pdf/read-pages.ts';

/** A scan may carry a few letters of the scanner's software; a CV has more. */
const minLetters = 25;

/** Written by this process and stored by the server, so it is not validated again. */
function documentOf(cv: string): CvDocument {
  return JSON.parse(cv) as CvDocument;
}

async function probe({ bytes, limits }: Jobs['probe']['input']): Promise<Jobs['probe']['result']> {
  const file = await openPdf(bytes, limits);
  try {
    await file.getPage(1);
    return { pageCount: file.numPages };
  } finally {
    await file.loadingTask.destroy();
  }
}

async function read({ bytes, limits }: Jobs['read']['input']): Promise<Jobs['read']['result']> {
  const file = await openPdf(bytes, limits);
  try {
    const { pageCount, pages, hiddenText } = await readPages(file, limits);
    const text = pages.map((page) => page.text).join('\n');
    if ((text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < minLetters) throw new ReadFailure('no-text');
    const document: CvDocument = { readerVersion, pageCount, language: detectLanguage(text), pages, hiddenText };
    return { pageCount, cv: JSON.stringify(document) };
  } finally {
    await file.loadingTask.destroy();
  }
}

function verify({ cv, judgements, locale }: Jobs['verify']['input']): Jobs['verify']['result'] {
  const document = documentOf(cv);
  return {
    judgements: verifyEvidence(document, judgements, locale),
    profile: extractProfile(document),
    hasHiddenText: document.hiddenText.length > 0,
  };
}

/**
 * Runs one job of the reader process.
 *
 * @throws ReadFailure; any other error of `probe` or `read` means a damaged file
 */
export async function runJob(job: Job): Promise<JobResult> {
  switch (job.kind) {
    case 'probe':
      return probe(job.input);
    case 'read':
      return read(job.input);
    case 'judge':
      return judgeOffline({ ...job.input, document: documentOf(job.input.cv) });
    case 'verify':
      return verify(job.input);
  }
}
