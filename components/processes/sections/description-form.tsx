'use client';

import { X } from 'lucide-react';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ClipboardEvent } from 'react';
import { z } from 'zod';
import { languageName } from '@/components/analysis/display-names';
import { cn } from '@/components/ui/class-names';
import { FormField } from '@/components/ui/form-field';
import { IconButton } from '@/components/ui/icon-button';
import { Textarea } from '@/components/ui/textarea';
import { languagesBodySchema, requirementsBodySchema, updateProcessSchema } from '@/lib/domain/process-edit-schemas';
import { languageInputSchema, requirementInputSchema } from '@/lib/domain/process-schemas';
import type { RequirementProposal } from '@/lib/domain/requirement-proposal';
import { isRefused } from '@/lib/requirement-review/review-requirement';
import {
  addRequirements,
  isListed,
  toDraft,
  type RequirementDraft,
} from '@/components/processes/requirements/requirement-list';
import { RequirementProposals } from '@/components/processes/requirements/requirement-proposals';
import type { LanguageDraft } from './language-editor';
import { addLanguages, hasLanguage } from './language-list';
import { htmlToText, insertAtCursor } from './paste-as-text';
import type { SectionDefinition } from './section-definition';
import { SectionForm, type SectionProps } from './section-form';

const maxLength = 20_000;

interface DescriptionValues {
  requirements: string;
  /** Accepted proposals, appended to the requirements on saving. */
  accepted: RequirementDraft[];
  /** The same for languages. */
  languages: LanguageDraft[];
}

const rules = updateProcessSchema.pick({ requirements: true }).required().extend({
  accepted: requirementsBodySchema.shape.requirementList,
  languages: languagesBodySchema.shape.languages,
});
const keyed = { key: z.string() };

const definition: SectionDefinition<DescriptionValues, z.output<typeof rules>> = {
  key: 'description',
  shape: z.object({
    requirements: z.string(),
    accepted: z.array(requirementInputSchema.extend({ ...keyed, text: z.string() })),
    languages: z.array(languageInputSchema.extend({ ...keyed, language: z.string() })),
  }),
  rules,
  read: (process) => ({ requirements: process?.requirements ?? '', accepted: [], languages: [] }),
  requests: ({ requirements, accepted, languages }, process) => [
    ...(requirements === process?.requirements ? [] : [{ path: '' as const, body: { requirements } }]),
    ...(accepted.length === 0
      ? []
      : [
          {
            path: '/requirements' as const,
            body: { requirementList: [...(process?.requirementList ?? []), ...accepted] },
          },
        ]),
    ...(languages.length === 0
      ? []
      : [{ path: '/languages' as const, body: { languages: [...(process?.languages ?? []), ...languages] } }]),
  ],
  fieldOf: (path) => path.replace(/^requirementList.*/, 'accepted').replace(/^languages.*/, 'languages'),
};

/** Pastes HTML as text with its lists and paragraphs. */
function pasteAdvert(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const html = event.clipboardData.getData('text/html');
  const text = html === '' ? '' : htmlToText(html);
  if (text === '') return;
  event.preventDefault();
  insertAtCursor(event.currentTarget, text);
}

interface AcceptedProposalsProps {
  list: { key: string; text: string }[];
  onRemove: (key: string) => void;
}

/** What will be saved along with the description. */
function AcceptedProposals({ list, onRemove }: AcceptedProposalsProps) {
  const t = useTranslations('processSections.description');
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="accepted-title">
      <h4 id="accepted-title" className="font-medium">
        {t('accepted')}
      </h4>
      <p className="text-ink-muted text-sm">{t('acceptedHint')}</p>
      <ul className="mt-1 divide-y rounded-lg border">
        {list.map(({ key, text }) => (
          <li key={key} className="flex items-start gap-2 py-0.5 pr-1 pl-3">
            <span className="min-w-0 flex-1 py-1 break-words">{text}</span>
            <IconButton size="sm" label={t('remove', { text })} onClick={() => onRemove(key)}>
              <X aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 2. Description, and requirements extracted from it. */
export function DescriptionForm(props: SectionProps) {
  const t = useTranslations('processSections.description');
  const format = useFormatter();
  const locale = useLocale();
  const level = useTranslations('processSections.languages.level');
  const describe = (one: LanguageDraft) => `${languageName(one.language, locale)}, ${level(one.level)}`;
  const fieldTexts = [
    { name: 'requirements', label: t('label'), show: (values: DescriptionValues) => values.requirements },
    {
      name: 'accepted',
      label: t('accepted'),
      show: ({ accepted }: DescriptionValues) => accepted.map(({ text }) => `- ${text}`).join('\n'),
    },
    {
      name: 'languages',
      label: t('accepted'),
      show: ({ languages }: DescriptionValues) => languages.map((one) => `- ${describe(one)}`).join('\n'),
    },
  ] as const;
  return (
    <SectionForm {...props} definition={definition} fieldTexts={fieldTexts}>
      {(form, { requirements, accepted, languages }, process) => {
        const listed = (process?.answer.requirementList ?? []).map(toDraft);
        const isThere = ({ text, language }: RequirementProposal) =>
          language
            ? hasLanguage([...(process?.answer.languages ?? []), ...languages], language)
            : isListed([...listed, ...accepted], text);
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
              isListed={isThere}
              onAccept={(proposals) => {
                const open = proposals.filter((one) => !isThere(one) && !isRefused(one.text));
                const asked = open.filter(({ language }) => !language);
                form.setValue('languages', addLanguages(languages, open));
                form.setValue('accepted', addRequirements(accepted, asked).list);
              }}
            />
            <AcceptedProposals
              list={[...languages.map((one) => ({ key: one.key, text: describe(one) })), ...accepted]}
              onRemove={(removed) => {
                form.setValue(
                  'languages',
                  languages.filter(({ key }) => key !== removed),
                );
                form.setValue(
                  'accepted',
                  accepted.filter(({ key }) => key !== removed),
                );
              }}
            />
            {(errors.accepted ?? errors.languages) && (
              <p className="text-negative-ink text-sm">{t('acceptedRefused')}</p>
            )}
          </>
        );
      }}
    </SectionForm>
  );
}
