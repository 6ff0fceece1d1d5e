import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { ApiError } from '@/lib/http/browser/browser-client';
import type { SplittingModel } from '@/lib/processes/split-schemas';

const faults = ['unavailable', 'rate-limited', 'busy', 'too-long', 'refused', 'bad-answer'] as const;

interface ModelSplitProps {
  model: SplittingModel;
  isAsking: boolean;
  /** Whether the proposals are those of the model. */
  byModel: boolean;
  error: Error | null;
  onAsk: () => void;
  onStop: () => void;
}

/** What the model does with the description, where one is set up; says so where one is and cannot be asked. */
export function ModelSplit({ model, isAsking, byModel, error, onAsk, onStop }: ModelSplitProps) {
  const t = useTranslations('requirementReview.split.model');
  const errors = useTranslations('errors');
  if (model.problem) {
    return (
      <p role="status" className="text-caution-ink border-t px-3 py-2 text-sm text-pretty">
        {errors.has(model.problem) && errors(model.problem)}
      </p>
    );
  }
  if (!model.model) return null;
  const fault = faults.find((one) => error instanceof ApiError && error.code === `model.${one}`);
  const message = fault ? t(`fault.${fault}`) : error?.message || t('fault.other');
  return (
    <div className="flex flex-col items-start gap-1.5 border-t px-3 py-2 text-sm">
      {isAsking && (
        <>
          <Spinner label={t('asking', { model: model.model })} />
          <Button size="sm" onClick={onStop}>
            {t('stop')}
          </Button>
        </>
      )}
      {byModel && <p className="text-ink-muted text-pretty">{t('by', { model: model.model })}</p>}
      {error && (
        <p role="alert" className="text-negative-ink text-pretty">
          {message} {t('kept')}
        </p>
      )}
      {!isAsking && !byModel && (
        <>
          {!error && <p className="text-ink-muted text-pretty">{t('sent', { model: model.model })}</p>}
          <Button size="sm" onClick={onAsk}>
            {t(error ? 'again' : 'button')}
          </Button>
        </>
      )}
    </div>
  );
}
