'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CreateProcessInput } from '@/lib/processes/edit-schemas';
import { emptyDraft, storeDraft } from './process-form-draft';
import { createProcess, defineAndActivate, processQueries } from './process-queries';

/**
 * Creates a process, opens it for CVs and goes there. When it is in but could not be opened, `savedId` is set and the
 * next attempt only opens it: nothing is created twice.
 */
export function useCreateProcess() {
  const t = useTranslations('processForm');
  const router = useRouter();
  const queryClient = useQueryClient();
  const [savedId, setSavedId] = useState<string | null>(null);

  const create = useMutation({
    mutationFn: async (input: CreateProcessInput) => {
      const id = savedId ?? (await createProcess(input)).id;
      setSavedId(id);
      storeDraft(emptyDraft);
      await defineAndActivate(id);
      return id;
    },
    meta: { errorBanner: false, successBanner: t('created') },
    onSuccess: async (id) => {
      await queryClient.invalidateQueries({ queryKey: processQueries.all });
      router.push(`/processes/${id}`);
    },
  });
  return { create, savedId };
}
