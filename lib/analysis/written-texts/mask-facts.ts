import type { Judgement } from '@/lib/domain/analysis-schemas';
import type { Masking } from '@/lib/reader/protocol';
import { runMaskQuotes } from '@/lib/reader/run-reader';
import type { SentenceBasis } from './sentence-basis';

export interface MaskedFacts {
  /** By criterion. */
  masked: Map<string, Pick<SentenceBasis, 'reasons' | 'quotes'>>;
  position: string | null;
}

interface Judged {
  /** JSON of the reading that was judged. */
  cv: string;
  masking: Masking;
  judgements: readonly Judgement[];
  /** The person's present one. */
  position: string | null;
}

/** Reasons and quotes of judgements, and the present position, as a model may see them. @throws AppError `analysis.*` */
export async function maskFacts({ cv, masking, judgements, position: own }: Judged): Promise<MaskedFacts> {
  const reasons = judgements.map(({ reason, translatedReason }) => [reason, translatedReason ?? '']).flat();
  const { quotes, texts } = await runMaskQuotes({
    cv,
    masking,
    quotes: judgements.flatMap(({ evidence }) => evidence),
    texts: [own ?? '', ...reasons],
  });
  const [position = '', ...told] = texts;
  let from = 0;
  const masked: MaskedFacts['masked'] = new Map(
    judgements.map(({ criterionId, evidence }, index) => {
      const ownQuotes = quotes.slice(from, (from += evidence.length));
      return [criterionId, { reasons: told.slice(2 * index, 2 * index + 2).filter(Boolean), quotes: ownQuotes }];
    }),
  );
  return { masked, position: position || null };
}
