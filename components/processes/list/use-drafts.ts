import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { fetchProcesses, processQueries } from '@/components/queries/processes/process-queries';
import { sectionKeys } from '@/components/fields/processes/section-keys';
import { useBanner } from '@/components/ui/banner';
import { useCurrentUser } from '@/components/users/current-user';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import { readDraft, sectionsWithDraft, storeDraft } from '../sections/section-draft';

const maxShown = 50;

/** The processes whose creation was not finished, newest first. */
export function useDrafts() {
  return useQuery({
    queryKey: [...processQueries.searches, 'drafts'],
    queryFn: ({ signal }) =>
      fetchProcesses(
        { statuses: ['IN_CREATION'], page: 1, pageSize: maxShown, sortBy: 'DATE', sortOrder: 'DESC' },
        signal,
      ),
    meta: { errorBanner: false },
  });
}

/** Deletes an unfinished process at once; Undo creates it again with all that it had. */
export function useDeleteDraft() {
  const t = useTranslations('processes.drafts');
  const common = useTranslations('common');
  const client = useQueryClient();
  const { showSuccess } = useBanner();
  const onSettled = () => client.invalidateQueries({ queryKey: processQueries.all });
  const restore = useMutation({
    mutationFn: (original: ProcessDto) => apiAnswer<ProcessDto>({ method: 'POST', path: '/processes', body: original }),
    meta: { successBanner: t('restored') },
    onSettled,
  });
  return useMutation({
    mutationFn: async (processId: string) => {
      const path = `/processes/${processId}`;
      const original = await apiAnswer<ProcessDto>({ path });
      await apiRequest({ method: 'DELETE', path });
      return original;
    },
    meta: { successBanner: false },
    onSuccess: (original) => {
      const onClick = () => restore.mutate(original);
      showSuccess(t('deleted', { name: original.name }), { action: { label: common('undo'), onClick } });
    },
    onSettled,
  });
}

/** What was typed of a process that was not even created, in this browser; null: nothing. */
export function useTypedDraft() {
  const t = useTranslations('processes.drafts');
  const common = useTranslations('common');
  const { userId: owner } = useCurrentUser();
  const { showSuccess } = useBanner();
  const read = () => sectionsWithDraft(owner, null).length > 0;
  const [exists, setExists] = useState(read);
  const details = exists ? readDraft({ owner, processId: null, section: 'details' }) : null;
  const typed: unknown = Reflect.get(Object(details?.values), 'name');
  const name = typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : t('unnamed');
  const remove = () => {
    const drafts = sectionKeys.map((section) => {
      const key = { owner, processId: null, section };
      return [key, readDraft(key)] as const;
    });
    for (const [key] of drafts) storeDraft(key, null);
    setExists(false);
    const onClick = () => {
      for (const [key, draft] of drafts) storeDraft(key, draft);
      setExists(true);
      showSuccess(t('restored'));
    };
    showSuccess(t('deleted', { name }), { action: { label: common('undo'), onClick } });
  };
  return exists ? { name, remove } : null;
}
