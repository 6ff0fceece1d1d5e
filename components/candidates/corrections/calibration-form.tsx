'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Eye, SkipForward } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { useBanner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { VerdictMark } from '@/components/ui/verdict-mark';
import type { Verdict } from '@/lib/domain/analysis-schemas';
import type { AnswerCalibration, CalibrationQuestions } from '@/lib/domain/calibration-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { verdictChoices } from './verdict-choices';

interface CalibrationFormProps {
  candidate: Pick<CandidateDto, 'processId' | 'id'>;
  criteria: CalibrationQuestions['criteria'];
}

/** Asks for a verdict on some criteria before those of the analysis are shown; it can be skipped. */
export function CalibrationForm({ candidate: { processId, id }, criteria }: CalibrationFormProps) {
  const t = useTranslations('candidates.calibration');
  const titleId = useId();
  const errorId = useId();
  const client = useQueryClient();
  const banner = useBanner();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Verdict>>(new Map());
  const [isMissing, setIsMissing] = useState(false);
  const answer = useMutation({
    mutationFn: (body: AnswerCalibration) =>
      apiAnswer<CandidateDto>({ method: 'PUT', path: `${candidatePath(processId, id)}/calibration`, body }),
    meta: { successBanner: false },
    onSuccess: async (candidate, { judgements }) => {
      banner.showSuccess(t(judgements ? 'done' : 'skipped'));
      client.setQueryData(candidateKeys.one(processId, id), candidate);
      await client.invalidateQueries({ queryKey: candidateKeys.all(processId) });
    },
  });
  const submit = () => {
    const judgements = criteria.flatMap(({ criterionId }) => {
      const verdict = chosen.get(criterionId);
      return verdict ? [{ criterionId, verdict }] : [];
    });
    setIsMissing(judgements.length < criteria.length);
    if (judgements.length === criteria.length) answer.mutate({ judgements });
  };
  return (
    <form
      aria-labelledby={titleId}
      className="flex flex-col gap-4 border-b px-4 py-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="max-w-prose">
        <h2 id={titleId} className="font-medium">
          {t('title')}
        </h2>
        <p className="text-ink-muted mt-1 text-pretty">{t('lead')}</p>
      </div>
      {criteria.map(({ criterionId, kind, label }) => (
        <fieldset key={criterionId} aria-describedby={isMissing && !chosen.has(criterionId) ? errorId : undefined}>
          <legend className="mb-1 max-w-prose font-medium wrap-anywhere">{label}</legend>
          <div className="flex flex-wrap gap-x-5">
            {verdictChoices[kind === 'RED_FLAG' ? 'redFlag' : 'criterion'].map((verdict) => (
              <label key={verdict} className="flex min-h-8 items-center gap-2">
                <input
                  type="radio"
                  name={criterionId}
                  className="accent-accent size-4 shrink-0"
                  checked={chosen.get(criterionId) === verdict}
                  onChange={() => setChosen(new Map([...chosen, [criterionId, verdict]]))}
                />
                <VerdictMark verdict={verdict} redFlag={kind === 'RED_FLAG'} distinct />
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <div role="alert" id={errorId}>
        {isMissing && chosen.size < criteria.length && <p className="text-negative-ink">{t('missing')}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={answer.isPending && answer.variables.judgements !== null}>
          <Eye aria-hidden="true" />
          {t('submit')}
        </Button>
        <Button
          disabled={answer.isPending}
          loading={answer.isPending && answer.variables.judgements === null}
          onClick={() => answer.mutate({ judgements: null })}
        >
          <SkipForward aria-hidden="true" />
          {t('skip')}
        </Button>
      </div>
    </form>
  );
}
