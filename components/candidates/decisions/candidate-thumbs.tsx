'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { Button } from '@/components/ui/button';
import { useCurrentUser } from '@/components/users/current-user';
import { thumbs, type Thumb } from '@/lib/domain/candidate-enums';
import type { ThumbDto } from '@/lib/domain/thumb-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { thumbIcons, thumbNames } from './thumb-counts';

type Candidate = Pick<CandidateDto, 'id' | 'processId' | 'thumbs'>;

function useGiveThumb({ id, processId }: Candidate) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (thumb: Thumb | null) =>
      apiAnswer<{ items: ThumbDto[] }>({
        method: 'PUT',
        path: `${candidatePath(processId, id)}/thumb`,
        body: { thumb },
      }),
    meta: { successBanner: false },
    onSuccess: ({ items }) =>
      client.setQueryData<CandidateDto>(
        candidateKeys.one(processId, id),
        (candidate) => candidate && { ...candidate, thumbs: items },
      ),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: candidateKeys.one(processId, id) }),
        client.invalidateQueries({ queryKey: candidateKeys.searches(processId) }),
        client.invalidateQueries({ queryKey: candidateKeys.activities(processId, id) }),
      ]),
  });
}

/** Everybody's thumbs with their names, and the buttons for one's own; pressing a pressed one takes it back. */
export function CandidateThumbs({ candidate, mayGive }: { candidate: Candidate; mayGive: boolean }) {
  const t = useTranslations('thumbs');
  const { userId } = useCurrentUser();
  const give = useGiveThumb(candidate);
  const given = candidate.thumbs;
  const stored = given.find(({ by }) => by.userId === userId)?.thumb ?? null;
  const own = give.isPending ? give.variables : stored;
  if (!mayGive && given.length === 0) return null;
  const facts = thumbs.flatMap((thumb) => {
    const names = thumbNames(given, thumb);
    return names.length > 0 ? [t(`by.${thumb}`, { names: names.join(', ') })] : [];
  });
  return (
    <section aria-label={t('title')} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-b px-4 py-2">
      {mayGive && (
        <div role="group" aria-label={t('title')} className="flex gap-1.5">
          {thumbs.map((thumb) => {
            const Icon = thumbIcons[thumb];
            return (
              <Button
                key={thumb}
                size="sm"
                variant={own === thumb ? 'primary' : 'secondary'}
                aria-pressed={own === thumb}
                disabled={give.isPending}
                onClick={() => give.mutate(own === thumb ? null : thumb)}
              >
                <Icon aria-hidden="true" />
                {t(thumb)}
              </Button>
            );
          })}
        </div>
      )}
      {facts.length > 0 && <p className="text-ink-muted min-w-0 text-sm break-words">{facts.join(' · ')}</p>}
    </section>
  );
}
