import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { candidateKeys, candidatePath } from '@/components/queries/candidates/candidate-queries';
import { useBanner } from '@/components/ui/banner';
import { apiRequest } from '@/lib/http/browser/browser-client';

/** Gives the candidate another CV; it is analysed again, and the old file is kept. */
export function useReplaceCv(processId: string, candidateId: string) {
  const t = useTranslations('candidatePage.replace');
  const client = useQueryClient();
  const banner = useBanner();
  const replace = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.append('files', file);
      return apiRequest({ method: 'PUT', path: `${candidatePath(processId, candidateId)}/cv`, body });
    },
    meta: { successBanner: false },
    onSuccess: () => {
      banner.showSuccess(t('done'));
      client.removeQueries({ queryKey: candidateKeys.cvs(processId, candidateId) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: candidateKeys.all(processId) }),
  });
  return {
    replacing: replace.isPending,
    replace: (files: readonly File[]) => {
      const [file] = files;
      if (replace.isPending || !file) return;
      if (files.length > 1) banner.showError(t('onlyOne'));
      else replace.mutate(file);
    },
  };
}
