import type { Actor } from '@/lib/auth/actor';
import { recordAudit } from '@/lib/audit/record-audit';
import { database } from '@/lib/db/client';
import { writeDocx } from '@/lib/documents/write-docx';
import { writePdf } from '@/lib/documents/write-pdf';
import { writeText } from '@/lib/documents/write-text';
import type { LetterFormat } from '@/lib/domain/explanation-enums';
import type { WriteExplanation } from '@/lib/domain/explanation-schemas';
import { AppError } from '@/lib/errors';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { checkLetter, type LetterFault } from './check-letter';
import { composeLetter } from './compose-letter';
import { letterDocument } from './letter-document';
import { loadLetterFacts } from './load-letter-facts';

export const letterMediaTypes: Record<LetterFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
};
/** Codes of the fields of `explanation.unproved`. */
export const faultCodes: Record<LetterFault, string> = {
  'no-criterion': 'letter-no-criterion',
  length: 'letter-length',
  language: 'letter-language',
  markup: 'letter-markup',
  figure: 'letter-figure',
  name: 'letter-name',
  quotation: 'letter-quotation',
  verdict: 'letter-verdict',
  private: 'letter-private',
  recommendation: 'letter-recommendation',
  comparison: 'letter-comparison',
  instruction: 'letter-instruction',
  rude: 'letter-rude',
  repeated: 'letter-repeated',
  decision: 'letter-decision',
  unmarked: 'letter-unmarked',
};
const writers = { pdf: writePdf, docx: writeDocx, txt: writeText };

/**
 * The letter to a candidate as a file. Who took it, in which form and whether it was edited is in the audit log; the letter
 * itself is not kept.
 *
 * @param input `blocks`: edited texts; those of fixed parts are refused
 * @throws AppError `explanation.unproved` with the sentences that do not stand on the verdicts and the CV; those of `getExplanation`
 */
export async function writeExplanation(actor: Actor, input: CandidatePlace & WriteExplanation) {
  const { processId, candidateId, language, format, withChanges } = input;
  const { facts, isBlind } = await loadLetterFacts(actor, input, language);
  const composed = composeLetter(facts).filter(({ key }) => withChanges || key !== 'changes');
  const fixed = new Set(composed.filter(({ isFixed }) => isFixed).map(({ key }) => key));
  const edited = new Map(input.blocks.filter(({ key }) => !fixed.has(key)).map(({ key, text }) => [key, text]));
  const faults = checkLetter(edited, composed, facts);
  if (faults.length > 0) {
    throw new AppError('explanation.unproved', {
      fields: faults.map(({ key, sentence, fault }) => ({
        path: `blocks.${key}`,
        code: faultCodes[fault],
        values: { sentence },
      })),
    });
  }
  const blocks = composed.map((block) => ({ ...block, text: edited.get(block.key) ?? block.text }));
  const bytes = await writers[format](letterDocument(blocks, facts));
  const isEdited = composed.some(({ key, text }) => (edited.get(key) ?? text) !== text);
  const told = { language, format, isEdited, isBlind, analysisId: facts.analysis.id };
  await recordAudit(database(), actor, 'candidate.explained', { processId, candidateId, ...told });
  return { bytes, mediaType: letterMediaTypes[format] };
}
