import type { AnalysisDto } from '@/lib/domain/analysis-schemas';
import { maskQuote, maskText, type BlindMask } from './blind-mask';
import { hiddenDetails } from '@/lib/domain/detail-enums';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { hideColumns } from '@/lib/domain/personal-data';

/**
 * An analysis for a blind process: what the CV masks is hidden in its texts, reasons and quotes, whose places on the
 * page stay. Without a mask there are no texts and no quotes.
 *
 * @param readerVersion version of the reading that the analysis quotes from
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

/**
 * A candidate's details without what identifies the person: names, contact data, residence, ids in other systems,
 * names of files.
 */
export function hideContacts(details: CandidateDto, masked: BlindMask | null): CandidateDto {
  return {
    ...hideColumns(details),
    about: details.about && maskText(details.about, masked),
    detailCorrections: details.detailCorrections.filter(({ field }) => !hiddenDetails.includes(field)),
    hiddenText: [],
    setAside: details.setAside.map((part) => ({ ...part, name: null })),
    samePerson: [],
    sharedUnderOtherName: [],
    dateDoubts: [],
    formerCvs: details.formerCvs.map((former) => ({ ...former, fileName: null })),
  };
}
