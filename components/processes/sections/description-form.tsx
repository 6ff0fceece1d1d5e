'use client';

import { X } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { ClipboardEvent } from 'react';
import { z } from 'zod';
import { cn } from '@/components/ui/class-names';
import { FormField } from '@/components/ui/form-field';
import { IconButton } from '@/components/ui/icon-button';
import { Textarea } from '@/components/ui/textarea';
import { requirementsBodySchema, updateProcessSchema } from '@/lib/processes/edit-schemas';
import { requirementInputSchema } from '@/lib/processes/schemas';
import {
  addRequirements,
  isListed,
  toDraft,
  type RequirementDraft,
} from '@/components/processes/requirements/requirement-list';
import { RequirementProposals } from '@/components/processes/requirements/requirement-proposals';
import { isUnlawful } from '@/components/processes/requirements/requirement-review-note';
import { htmlToText, insertAtCursor } from './paste-as-text';
import type { SectionDefinition } from './section-definition';
import { SectionForm, type SectionProps } from './section-form';

const maxLength = 20_000;

interface DescriptionValues {
  requirements: string;
  /** Accepted proposals, appended to the requirements on saving. */
  accepted: RequirementDraft[];
}

const rules = updateProcessSchema
  .pick({ requirements: true })
  .required()
  .extend({ accepted: requirementsBodySchema.shape.requirementList });

const definition: SectionDefinition<DescriptionValues, z.output<typeof rules>> = {
  key: 'description',
  shape: z.object({
    requirements: z.string(),
    accepted: z.array(requirementInputSchema.extend({ key: z.string(), text: z.string() })),
  }),
  rules,
  read: (process) => ({ requirements: process?.requirements ?? '', accepted: [] }),
  requests: ({ requirements, accepted }, process) => [
    ...(requirements === process?.requirements ? [] : [{ path: '' as const, body: { requirements } }]),
    ...(accepted.length === 0
      ? []
      : [
          {
            path: '/requirements' as const,
            body: { requirementList: [...(process?.requirementList ?? []), ...accepted] },
          },
        ]),
  ],
  fieldOf: (path) => (path.startsWith('requirementList') ? 'accepted' : path),
};

/** Pastes HTML as text with its lists and paragraphs. */
function pasteAdvert(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const html = event.clipboardData.getData('text/html');
  const text = html === '' ? '' : htmlToText(html);
  if (text === '') return;
  event.preventDefault();
  insertAtCursor(event.currentTarget, text);
}

/** 2. Description, and requirements extracted from it. */
export function DescriptionForm(props: SectionProps) {
  const t = useTranslations('processSections.description');
  const format = useFormatter();
  const fieldTexts = [
    { name: 'requirements', label: t('label'), show: (values: DescriptionValues) => values.requirements },
    {
      name: 'accepted',
      label: t('accepted'),
      show: ({ accepted }: DescriptionValues) => accepted.map(({ text }) => `- ${text}`).join('\n'),
    },
  ] as const;
  return (
    <SectionForm {...props} definition={definition} fieldTexts={fieldTexts}>
      {(form, { requirements, accepted }, process) => {
        const listed = (process?.answer.requirementList ?? []).map(toDraft);
        const isThere = (text: string) => isListed([...listed, ...accepted], text);
        const { errors } = form.formState;
        const length = requirements.length;
        return (
          <>
            <FormField label={t('label')} hideLabel hint={t('hint')} error={errors.requirements?.message}>
              <Textarea
                rows={10}
                className="max-h-[26rem]"
                placeholder={t('placeholder')}
                onPaste={pasteAdvert}
                {...form.register('requirements')}
              />
            </FormField>
            <p
              className={cn(
                '-mt-3 text-right text-sm tabular-nums',
                length > maxLength ? 'text-negative-ink' : 'text-ink-muted',
              )}
            >
              {t('length', { length: format.number(length), max: format.number(maxLength) })}
            </p>
            <RequirementProposals
              processId={process?.answer.id ?? null}
              description={requirements}
              isListed={({ text }) => isThere(text)}
              onAccept={(proposals) =>
                form.setValue(
                  'accepted',
                  addRequirements(
                    accepted,
                    proposals.filter(({ text }) => !isThere(text) && !isUnlawful(text)),
                  ).list,
                )
              }
            />
            {accepted.length > 0 && (
              <section aria-labelledby="accepted-title">
                <h4 id="accepted-title" className="font-medium">
                  {t('accepted')}
                </h4>
                <p className="text-ink-muted text-sm">{t('acceptedHint')}</p>
                <ul className="mt-1 divide-y rounded-lg border">
                  {accepted.map((one) => (
                    <li key={one.key} className="flex items-start gap-2 py-0.5 pr-1 pl-3">
                      <span className="min-w-0 flex-1 py-1 break-words">{one.text}</span>
                      <IconButton
                        size="sm"
                        label={t('remove', { text: one.text })}
                        onClick={() =>
                          form.setValue(
                            'accepted',
                            accepted.filter(({ key }) => key !== one.key),
                          )
                        }
                      >
                        <X aria-hidden="true" />
                      </IconButton>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {errors.accepted && <p className="text-negative-ink text-sm">{t('acceptedRefused')}</p>}
          </>
        );
      }}
    </SectionForm>
  );
}
