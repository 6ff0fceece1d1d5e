import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { SharedList } from '@/lib/shortlists/shortlist-schemas';
import { useHeldAnswers } from './held-answers';
import { useSharedName } from './use-shared-name';

interface UnsavedAnswersProps {
  list: SharedList;
  /** Whose scorecard says it itself. */
  shownId: string | null;
}

/** Says whose answers could not be saved after their candidates were left, and saves them again. */
export function UnsavedAnswers({ list, shownId }: UnsavedAnswersProps) {
  const t = useTranslations('shortlistPage.scorecard');
  const nameOf = useSharedName();
  const { held, save } = useHeldAnswers();
  const failed = list.candidates.filter(
    ({ candidateId }) => candidateId !== shownId && (held.get(candidateId)?.error ?? null) !== null,
  );
  if (failed.length === 0) return null;
  return (
    <div role="alert" className="bg-negative-soft mb-4 flex flex-wrap items-center gap-3 rounded-md px-3 py-2">
      <p className="text-negative-ink min-w-0 text-pretty wrap-anywhere">
        {t('unsaved', { names: failed.map(nameOf).join(', ') })}
      </p>
      <Button
        onClick={() => {
          for (const { candidateId } of failed) {
            const one = held.get(candidateId);
            if (one) save(candidateId, one.answer);
          }
        }}
      >
        {t('retry')}
      </Button>
    </div>
  );
}
