import type { AnalysisDto } from '@/lib/analysis/schemas';
import { maskText } from './blindness';
import type { CandidateDto } from './schemas';

type Masked = readonly string[] | null;

/** An analysis without what is masked in the CV: texts, reasons and quotes. The places on the page stay. */
export function maskAnalysis(analysis: AnalysisDto, masked: Masked): AnalysisDto {
  const mask = (text: string): string => maskText(text, masked);
  return {
    ...analysis,
    strengths: analysis.strengths.map(mask),
    weaknesses: analysis.weaknesses.map(mask),
    redFlags: analysis.redFlags.map(mask),
    tips: analysis.tips.map(mask),
    feedback: mask(analysis.feedback),
    verdicts: analysis.verdicts.map((verdict) => ({
      ...verdict,
      reason: mask(verdict.reason),
      second: verdict.second && { ...verdict.second, reason: mask(verdict.second.reason) },
      evidence: verdict.evidence.map((quote) => ({ ...quote, quote: mask(quote.quote) })),
    })),
  };
}

/** Details without what tells who it is: names, contact data, ids of the person elsewhere, names of files. */
export function hideContacts(details: CandidateDto, masked: Masked): CandidateDto {
  return {
    ...details,
    ...{ firstName: null, lastName: null, email: null, phone: null, atsId: null, ownId: null, cvFileName: null },
    about: details.about && maskText(details.about, masked),
    hiddenText: [],
    samePerson: [],
    formerCvs: details.formerCvs.map((former) => ({ ...former, fileName: null })),
  };
}
