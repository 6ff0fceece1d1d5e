'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { Button } from '@/components/ui/button';
import { Tooltip } from '@/components/ui/tooltip';
import { useCurrentUser } from '@/components/users/current-user';
import { thumbs, type Thumb } from '@/lib/domain/candidate-enums';
import type { ThumbDto } from '@/lib/domain/thumb-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import { ThumbCounts, thumbIcons, thumbNames } from './thumb-counts';

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
  return (
    <section aria-label={t('title')} className="flex shrink-0 items-center gap-x-3">
      {mayGive ? (
        <div role="group" aria-label={t('title')} className="flex gap-1">
          {thumbs.map((thumb) => (
            <ThumbButton
              key={thumb}
              thumb={thumb}
              given={given}
              isOwn={own === thumb}
              isPending={give.isPending}
              onGive={() => give.mutate(own === thumb ? null : thumb)}
            />
          ))}
        </div>
      ) : (
        <ThumbCounts given={given} />
      )}
    </section>
  );
}

interface ThumbButtonProps {
  thumb: Thumb;
  given: readonly ThumbDto[];
  isOwn: boolean;
  isPending: boolean;
  onGive: () => void;
}

/** A thumb with how many gave it; on hover or focus, who. */
function ThumbButton({ thumb, given, isOwn, isPending, onGive }: ThumbButtonProps) {
  const t = useTranslations('thumbs');
  const Icon = thumbIcons[thumb];
  const names = thumbNames(given, thumb);
  const text = names.length > 0 ? t(`count.${thumb}`, { count: names.length, names: names.join(', ') }) : t(thumb);
  return (
    <Tooltip content={text}>
      <Button
        size="sm"
        variant={isOwn ? 'primary' : 'secondary'}
        aria-label={t(thumb)}
        aria-description={names.length > 0 ? text : undefined}
        aria-pressed={isOwn}
        disabled={isPending}
        className="min-w-8 gap-1 px-1.5"
        onClick={onGive}
      >
        <Icon aria-hidden="true" />
        {names.length > 0 && <span className="tabular-nums">{names.length}</span>}
      </Button>
    </Tooltip>
  );
}
