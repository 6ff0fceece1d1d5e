import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { judgeOffline } from '@/lib/analysis/engines/offline/judge-offline';
import { documentFromText } from '@/lib/cv/document-from-text';
import { verdictSchema, type Verdict } from '@/lib/domain/analysis-schemas';
import { criterion } from '../../tests/analysis/criterion';
import { referenceDate } from './labelled-cases';
import type { Share } from './share';
import { shortCaseSchema } from './short-cases';

const kindCaseSchema = shortCaseSchema.omit({ verdict: true }).extend({
  /** The kind of mistake that it shows when it comes back, such as `team-number`. */
  class: z.string(),
  kind: z.enum(['REQUIREMENT', 'RED_FLAG']),
  verdict: verdictSchema.optional(),
  /** Where the conventions leave more than one. */
  allowed: z.array(verdictSchema).min(1).optional(),
});

type KindCase = z.infer<typeof kindCaseSchema>;

/** Cases of kinds that the built-in engine once got wrong. Of those held out only the figures are looked at. */
export function loadKindCases(set: 'open' | 'held-out'): KindCase[] {
  const file = path.join(import.meta.dirname, 'kind-cases', `${set}.json`);
  return z.array(kindCaseSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Of a red flag "not found" and "no information" are the same answer. */
function isRight({ kind, verdict, allowed = verdict ? [verdict] : [] }: KindCase, said: Verdict): boolean {
  const answer = (one: Verdict): boolean => one === 'MET';
  return kind === 'RED_FLAG' ? allowed.some((one) => answer(one) === answer(said)) : allowed.includes(said);
}

/** The share that the built-in engine has right, by class. */
export function measureKinds(cases: readonly KindCase[]): Record<string, Share> {
  const shares: Record<string, Share> = {};
  for (const one of cases) {
    const values = { text: one.requirement, ...(one.kind === 'RED_FLAG' ? { kind: one.kind } : {}) };
    const document = documentFromText(one.cv);
    const [judged] = judgeOffline({ document, criteria: [criterion(1, values)], locale: 'en', referenceDate });
    const share = (shares[one.class] ??= { right: 0, all: 0 });
    share.all += 1;
    share.right += judged && isRight(one, judged.verdict) ? 1 : 0;
  }
  return shares;
}
