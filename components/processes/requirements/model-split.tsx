import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { processQueries } from '@/components/queries/processes/process-queries';
import { Button } from '@/components/ui/button';
import { ApiError, apiAnswer } from '@/lib/http/browser/browser-client';
import type { RequirementProposalsDto } from '@/lib/processes/split-schemas';

const faults = ['unavailable', 'rate-limited', 'busy', 'too-long', 'refused', 'bad-answer'] as const;

interface ModelSplitProps {
  processId: string;
  description: string;
  /** How many answers of the model were refused; null: it was not asked, or it failed. */
  split: number | null;
  onSplit: (found: RequirementProposalsDto) => void;
}

/** Lets the model split the description, where one is set up; says so where one is and cannot be asked. A failure keeps the proposals that are there. */
export function ModelSplit({ processId, description, split, onSplit }: ModelSplitProps) {
  const t = useTranslations('requirementReview.split.model');
  const errors = useTranslations('errors');
  const { data } = useQuery(processQueries.splittingModel(processId));
  const ask = useMutation({
    mutationFn: () =>
      apiAnswer<RequirementProposalsDto>({
        path: `/processes/${processId}/requirement-proposals`,
        method: 'POST',
        body: { description },
      }),
    meta: { errorBanner: false, successBanner: false },
    onSuccess: onSplit,
  });
  if (data?.problem) {
    return (
      <p role="status" className="text-caution-ink border-t px-3 py-2 text-sm text-pretty">
        {errors.has(data.problem) && errors(data.problem)}
      </p>
    );
  }
  if (!data?.model) return null;
  const fault = faults.find((one) => ask.error instanceof ApiError && ask.error.code === `model.${one}`);
  const message = fault ? t(`fault.${fault}`) : ask.error?.message || t('fault.other');
  return (
    <div className="flex flex-col items-start gap-1.5 border-t px-3 py-2 text-sm">
      {split === null ? (
        <>
          <p className="text-ink-muted text-pretty">{t('sent', { model: data.model })}</p>
          <Button size="sm" loading={ask.isPending} disabled={description.trim() === ''} onClick={() => ask.mutate()}>
            {t('button')}
          </Button>
        </>
      ) : (
        <p className="text-ink-muted text-pretty">
          {t('by', { model: data.model })} {split > 0 && t('leftOut', { count: split })}
        </p>
      )}
      {ask.error && (
        <p role="alert" className="text-negative-ink text-pretty">
          {message} {t('kept')}
        </p>
      )}
    </div>
  );
}
