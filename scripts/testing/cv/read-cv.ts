import { cvDocumentSchema, type CvDocument } from '@/lib/cv/cv-document';
import { readCvFile } from '@/lib/reader/run-reader';

/** Reads a CV as the product does and parses the result. */
export async function readCv(bytes: Uint8Array): Promise<CvDocument> {
  const { cv } = await readCvFile(bytes);
  return cvDocumentSchema.parse(JSON.parse(cv));
}
