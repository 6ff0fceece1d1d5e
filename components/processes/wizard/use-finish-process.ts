import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useBanner } from '@/components/ui/banner';
import { useCurrentUser } from '@/components/users/current-user';
import { defineProcess } from '@/components/queries/processes/process-queries';
import { exitWizard } from '@/components/fields/processes/wizard-url';
import { storeWizardProgress } from './wizard-progress';

interface Finish {
  processId: string;
  /** Also starts the process. */
  activate: boolean;
}

/** Completes the creation of a process and opens it. Safe to retry. */
export function useFinishProcess() {
  const t = useTranslations('processWizard');
  const form = useTranslations('processForm');
  const router = useRouter();
  const queryClient = useQueryClient();
  const { userId } = useCurrentUser();
  const { showSuccess } = useBanner();
  return useMutation({
    meta: { errorBanner: false, successBanner: false, changes: t('creation') },
    mutationFn: ({ processId, activate }: Finish) => defineProcess(processId, activate),
    onSuccess: async (_nothing, { processId, activate }) => {
      storeWizardProgress(userId, processId, null);
      await exitWizard();
      router.push(`/processes/${processId}`);
      void queryClient.invalidateQueries();
      showSuccess(activate ? form('created') : t('createdOnly'));
    },
  });
}
