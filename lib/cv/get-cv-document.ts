import { database } from '@/lib/db/client';
import type { CvDocument } from './cv-document';
import { cvDocumentSchema } from './cv-document';

/** A stored reading of a CV file by one reader version, or null. */
export async function findCvDocument(sha256: string, readerVersion: string): Promise<CvDocument | null> {
  const row = await database().cvDocument.findUnique({
    where: { sha256_readerVersion: { sha256, readerVersion } },
  });
  return row ? cvDocumentSchema.parse(row.content) : null;
}

/** A stored reading of a CV file. @throws Error when it was never read: an earlier step must have done it */
export async function getCvDocument(sha256: string, readerVersion: string): Promise<CvDocument> {
  const document = await findCvDocument(sha256, readerVersion);
  if (!document) throw new Error(`CV ${sha256} has not been read by reader ${readerVersion}`);
  return document;
}
