import type { AnalysisDto } from '@/lib/domain/analysis-schemas';
import { maskQuote, maskText, type BlindMask } from './blind-mask';
import { hiddenDetails } from '@/lib/domain/detail-enums';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { hideColumns } from '@/lib/domain/personal-data';

/**
 * An analysis without what is masked in the CV: texts, reasons and quotes. The places on the page stay. Where it is not
 * known what is masked, there are no texts and quotes.
 *
 * @param readerVersion of the reading that it quotes from
 */
export function maskAnalysis(analysis: AnalysisDto, masked: BlindMask | null, readerVersion: string): AnalysisDto {
  const mask = (text: string): string => maskText(text, masked);
  const maskAll = (texts: string[]): string[] => texts.map(mask).filter(Boolean);
  return {
    ...analysis,
    strengths: maskAll(analysis.strengths),
    weaknesses: maskAll(analysis.weaknesses),
    redFlags: maskAll(analysis.redFlags),
    tips: maskAll(analysis.tips),
    feedback: mask(analysis.feedback),
    verdicts: analysis.verdicts.map((verdict) => ({
      ...verdict,
      reason: mask(verdict.reason),
      second: verdict.second && { ...verdict.second, reason: mask(verdict.second.reason) },
      evidence: verdict.evidence
        .map((quote) => ({ ...quote, quote: maskQuote(quote, masked, readerVersion) }))
        .filter(({ quote }) => quote !== ''),
    })),
  };
}

/** Details without what tells who it is: names, contact data, residence, ids of the person elsewhere, names of files. */
export function hideContacts(details: CandidateDto, masked: BlindMask | null): CandidateDto {
  return {
    ...hideColumns(details),
    about: details.about && maskText(details.about, masked),
    detailCorrections: details.detailCorrections.filter(({ field }) => !hiddenDetails.includes(field)),
    hiddenText: [],
    setAside: details.setAside.map((part) => ({ ...part, name: null })),
    samePerson: [],
    formerCvs: details.formerCvs.map((former) => ({ ...former, fileName: null })),
  };
}
