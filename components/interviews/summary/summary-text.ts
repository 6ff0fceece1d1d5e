import type { SimulationDto } from '@/lib/interviews/simulation-schemas';

type SummaryLine = SimulationDto['summary'][number];

interface SummaryWords {
  title: string;
  practice: string;
  /** Heading of questions about the work in general. */
  general: string;
  fromCv: string;
  fromAnswers: string;
  nothing: string;
  skipped: (count: number) => string;
  open: (count: number) => string;
  candidateAsks: (count: number) => string;
  beside: (count: number) => string;
  ofOther: (count: number) => string;
  unknown: string;
  privateLeftOut: string;
  staysOpen: string;
  verdict: (line: SummaryLine) => string;
}

function blockOf(line: SummaryLine, words: SummaryWords): string {
  const { label, verdict, criterionId, evidence, quotes, candidateAsks } = line;
  const { skipped, open, beside, ofOther, unknown, privateLeftOut, staysOpen } = line;
  const asked = candidateAsks.map(({ quote }) => `- "${quote}"`);
  const fromCv = evidence.length > 0 ? evidence.map(({ quote }) => `- "${quote}"`) : [words.nothing];
  return [
    (label ?? words.general) + (verdict ? ` (${words.verdict(line)})` : ''),
    ...(criterionId ? [`${words.fromCv}:`, ...fromCv] : []),
    `${words.fromAnswers}:`,
    ...quotes.map(({ quote }) => `- "${quote}"`),
    ...(asked.length > 0 ? [words.candidateAsks(asked.length), ...asked] : []),
    ...(beside > 0 ? [words.beside(beside)] : []),
    ...(ofOther > 0 ? [words.ofOther(ofOther)] : []),
    ...(unknown > 0 ? [words.unknown] : []),
    ...(privateLeftOut ? [words.privateLeftOut] : []),
    ...(skipped > 0 ? [words.skipped(skipped)] : []),
    ...(staysOpen && unknown === 0 ? [words.staysOpen] : []),
    ...(open > 0 ? [words.open(open)] : []),
  ].join('\n');
}

/** The summary as plain text, for notes and e-mails. */
export function summaryText({ summary }: SimulationDto, words: SummaryWords): string {
  return [words.title, words.practice, ...summary.map((line) => blockOf(line, words))].join('\n\n');
}
