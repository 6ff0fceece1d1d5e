import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { Textarea } from '@/components/ui/textarea';
import { thumbs, type Thumb } from '@/lib/domain/candidate-enums';
import { shortlistLimits } from '@/lib/shortlists/shortlist-limits';
import type { SharedCandidate } from '@/lib/shortlists/shortlist-schemas';
import { CallFailure } from './call-failure';
import { useHeldAnswers } from './held-answers';
import { useReviewCalls } from './review-calls';
import { ReviewerName } from './reviewer-name';
import { useAnswer } from './use-answer';

interface ScorecardProps {
  criteria: readonly string[];
  candidate: SharedCandidate;
}

/** What the reader thinks of a candidate: overall, by each criterion, and in words; saved as it is given. */
export function Scorecard({ criteria, candidate }: ScorecardProps) {
  const t = useTranslations('shortlistPage.scorecard');
  const id = useId();
  const { mayAnswer, reviewer } = useReviewCalls();
  return (
    <section aria-labelledby={id} className="bg-surface rounded-lg border px-4 py-4 lg:sticky lg:top-4">
      <h2 id={id} className="text-lg font-medium">
        {t('title')}
      </h2>
      {!mayAnswer ? (
        <p className="text-ink-muted mt-1 text-pretty">{t('readOnly')}</p>
      ) : (
        <>
          {reviewer && <ReviewerName {...reviewer} />}
          {reviewer?.name !== '' && <AnswerFields criteria={criteria} candidate={candidate} />}
        </>
      )}
    </section>
  );
}

function AnswerFields({ criteria, candidate }: ScorecardProps) {
  const t = useTranslations('shortlistPage.scorecard');
  const { answer, change, isSaving, isSaved, error } = useAnswer(candidate, criteria);
  const { save } = useHeldAnswers();
  return (
    <div className="mt-3 flex flex-col gap-4">
      <ThumbChoice
        label={t('overall')}
        names={{ UP: t('UP'), DOWN: t('DOWN') }}
        value={answer.overall}
        onChange={(overall) => change({ overall })}
      />
      {criteria.map((criterion, index) => (
        <ThumbChoice
          key={index}
          label={criterion}
          names={{ UP: t('mark.UP'), DOWN: t('mark.DOWN') }}
          value={answer.marks[index] ?? null}
          onChange={(mark) => change({ marks: answer.marks.map((one, at) => (at === index ? mark : one)) })}
        />
      ))}
      <FormField label={t('comment')}>
        <Textarea
          value={answer.comment}
          maxLength={shortlistLimits.comment}
          onChange={({ target }) => change({ comment: target.value })}
        />
      </FormField>
      <p role="status" className="text-ink-muted min-h-5 text-sm">
        {isSaving ? t('saving') : isSaved && t('saved')}
      </p>
      {error && (
        <div className="flex flex-col items-start gap-2">
          <p className="text-negative-ink">{t('failed')}</p>
          <CallFailure error={error} />
          <Button onClick={() => save(candidate.candidateId, answer)}>{t('retry')}</Button>
        </div>
      )}
    </div>
  );
}

const icons = { UP: ThumbsUp, DOWN: ThumbsDown };

interface ThumbChoiceProps {
  label: string;
  names: Record<Thumb, string>;
  value: Thumb | null;
  onChange: (value: Thumb | null) => void;
}

/** A thumb up, down, or none: pressing the pressed one takes it back. */
function ThumbChoice({ label, names, value, onChange }: ThumbChoiceProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-1 font-medium text-pretty wrap-anywhere">
        {label}
      </p>
      <div className="flex gap-2">
        {thumbs.map((thumb) => {
          const Icon = icons[thumb];
          return (
            <Button
              key={thumb}
              size="lg"
              variant={value === thumb ? 'primary' : 'secondary'}
              aria-pressed={value === thumb}
              className="flex-1"
              onClick={() => onChange(value === thumb ? null : thumb)}
            >
              <Icon aria-hidden="true" />
              {names[thumb]}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
