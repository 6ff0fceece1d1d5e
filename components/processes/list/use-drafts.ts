import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { fetchProcesses, processQueries } from '@/components/queries/processes/process-queries';
import { useBanner } from '@/components/ui/banner';
import type { ProcessDto, ProcessListItem } from '@/lib/domain/process-schemas';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';

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
  });
}

/** Creates a deleted process again, with all that it had. */
async function createAgain(original: ProcessDto): Promise<void> {
  const { id } = await apiAnswer<ProcessDto>({ method: 'POST', path: '/processes', body: original });
  if (!original.blindMode) return;
  await apiRequest({ method: 'PUT', path: `/processes/${id}/blind-mode`, body: { blindMode: true } });
}

/** Deletes one's own unfinished process at once; Undo creates it again. */
export function useDeleteDraft() {
  const t = useTranslations('processes.drafts');
  const common = useTranslations('common');
  const client = useQueryClient();
  const { showSuccess } = useBanner();
  const onSettled = () => client.invalidateQueries({ queryKey: processQueries.all });
  const restore = useMutation({
    mutationFn: createAgain,
    meta: { successBanner: t('restored') },
    onSettled,
  });
  return useMutation({
    mutationFn: async ({ id, version }: Pick<ProcessListItem, 'id' | 'version'>) => {
      const path = `/processes/${id}`;
      const original = await apiAnswer<ProcessDto>({ path });
      await apiRequest({ method: 'DELETE', path, ifMatch: `"v${version}"` });
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
