import { recordAudit } from '@/lib/audit/record-audit';
import { makeCopy, type DataCopy } from '@/lib/candidates/copy/make-copy';
import { database } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/locale';
import { findByLink, visitor } from './candidate-link';
import type { Proof } from './person-schemas';
import { provePerson } from './prove-person';

/**
 * The copy of the candidate's data, for the person themselves, who proves that they are.
 *
 * @throws AppError `link.invalid`, and those of `provePerson`
 */
export async function downloadCopy({
  token,
  proof,
  locale,
  address,
}: {
  token: string;
  proof: Proof;
  locale: Locale;
  address: string;
}): Promise<DataCopy> {
  await provePerson({ token, proof, address });
  const { candidate } = await findByLink(database(), { token });
  const place = { processId: candidate.processId, candidateId: candidate.id };
  const copy = await makeCopy(database(), { candidateId: candidate.id, locale });
  await recordAudit(database(), visitor(address), 'candidate.copied', place);
  return copy;
}
