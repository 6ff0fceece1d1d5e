'use client';

import { useTranslations } from 'next-intl';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useCurrentUser } from '@/components/users/current-user';
import { redFlagInputSchema } from '@/lib/domain/process-schemas';
import { lawfulRedFlags } from './lawful-form-rule';
import { withoutLostIds } from './list-rules';
import { RedFlagEditor, type RedFlagDraft } from './red-flag-editor';
import type { SectionDefinition } from './section-definition';
import { entryDraftKey } from './section-draft';
import { SectionForm, type SectionProps } from './section-form';

interface RedFlagValues {
  redFlags: RedFlagDraft[];
}

const rules = z.object({ redFlags: lawfulRedFlags });

const definition: SectionDefinition<RedFlagValues, z.output<typeof rules>> = {
  key: 'redFlags',
  shape: z.object({ redFlags: z.array(redFlagInputSchema.extend({ key: z.string(), text: z.string() })) }),
  rules,
  read: (process) => ({ redFlags: (process?.redFlags ?? []).map((flag) => ({ key: flag.id, ...flag })) }),
  requests: (body) => [{ path: '/red-flags', body }],
  rebase: ({ redFlags }, process) => ({ redFlags: withoutLostIds(redFlags, process.redFlags) }),
};

/** 5. Red flags. */
export function RedFlagsForm(props: SectionProps) {
  const t = useTranslations('processSections.redFlags');
  const { userId: owner } = useCurrentUser();
  const fieldTexts = [
    {
      name: 'redFlags',
      label: t('label'),
      show: ({ redFlags }: RedFlagValues) => redFlags.map(({ text }) => `- ${text}`).join('\n'),
    },
  ] as const;
  return (
    <SectionForm {...props} definition={definition} fieldTexts={fieldTexts}>
      {(form, _values, process) => (
        <Controller
          control={form.control}
          name="redFlags"
          render={({ field }) => (
            <RedFlagEditor
              value={field.value}
              onChange={field.onChange}
              error={form.formState.errors.redFlags?.message ?? form.formState.errors.redFlags?.root?.message}
              errorAt={(index) => form.formState.errors.redFlags?.[index]?.text?.message}
              storageKey={entryDraftKey({ owner, processId: process?.answer.id ?? null, section: 'redFlags' })}
            />
          )}
        />
      )}
    </SectionForm>
  );
}
