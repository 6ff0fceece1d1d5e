'use client';

import { useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { cn } from '@/components/ui/class-names';
import { ApiError } from '@/lib/http/browser/browser-client';
import { SaveFailure } from '../save-failure';
import { ConflictNotice } from './conflict-notice';
import { ForeseenChange } from './foreseen-change';
import { OwnVersion, type FieldWords } from './own-version';
import type { SectionDefinition, TaggedProcess } from './section-definition';
import { useFocusAboveFoot } from './use-focus-above-foot';
import { useForeseenChange } from './use-foreseen-change';
import { useSaidFirst } from './use-said-first';
import { useSectionForm } from './use-section-form';

/** What the acts below a section are told. */
export interface SectionState {
  saving: boolean;
  /** Something is typed and not saved. */
  dirty: boolean;
  /** Somebody else saved this section meanwhile: nothing is saved before the person has chosen. */
  conflict: boolean;
}

/**
 * The one contract of the six section forms. They know nothing of where they stand: no dialog, no navigation. They keep
 * drafts, check, say what saving will do, save with `If-Match`, and solve conflicts by themselves.
 */
export interface SectionProps {
  /** The process and its ETag as read when the form is opened. Null: saving creates one (`DetailsForm` only). */
  process: TaggedProcess | null;
  /** After saving; at once when nothing was changed. `answer.change` says what it did to the candidates. */
  onSaved: (saved: TaggedProcess) => void;
  /** Buttons below the fields. The one that saves has `type="submit"`. */
  actions: (state: SectionState) => ReactNode;
  className?: string;
  /** Around the fields, e.g. to let them scroll. */
  bodyClassName?: string;
  /** Around what is said of saving and its buttons, e.g. to keep them in sight. */
  footClassName?: string;
}

interface SectionFormProps<Values extends FieldValues, Checked extends FieldValues> extends SectionProps {
  definition: SectionDefinition<Values, Checked>;
  /** The fields in words, for comparing two versions. */
  words: readonly FieldWords<Values>[];
  children: (form: UseFormReturn<Values, unknown, Checked>, values: Values, process: TaggedProcess | null) => ReactNode;
}

/** The frame of a section's form; the fields are its children. */
export function SectionForm<Values extends FieldValues, Checked extends FieldValues>(
  props: SectionFormProps<Values, Checked>,
) {
  const { definition, process, onSaved, actions, words, children, className, bodyClassName, footClassName } = props;
  const t = useTranslations('processSections');
  const element = useRef<HTMLFormElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useFocusAboveFoot(element, foot);
  const section = useSectionForm(definition, process, onSaved, element);
  const foreseen = useForeseenChange(definition, section.process, section.values, section.dirty && !section.conflict);
  const { form, values, saving } = section;
  const submit = useSaidFirst(values, foreseen, () => void section.submit());
  // What a field says of a refusal goes when the field is corrected; nothing may repeat it below.
  const saidAtFields = section.error instanceof ApiError && section.error.fields.length > 0;
  return (
    <form
      ref={element}
      noValidate
      tabIndex={-1}
      className={cn('flex min-h-0 flex-1 flex-col outline-none', className)}
      onSubmit={(event) => {
        event.preventDefault();
        submit(form.getValues());
      }}
    >
      <div className={bodyClassName}>
        {section.restored && (
          <p className="bg-accent-soft mb-3 flex flex-wrap gap-x-2 rounded-md px-3 py-2 text-sm">
            {t('restored')}
            <button
              type="button"
              onClick={section.discard}
              className="text-accent-ink rounded-sm font-medium hover:underline"
            >
              {t('discard')}
            </button>
          </p>
        )}
        {section.mine && (
          <OwnVersion
            words={words}
            mine={section.mine}
            present={values}
            onUse={(name) =>
              form.setValue(name as Path<Values>, section.mine?.[name] as PathValue<Values, Path<Values>>)
            }
            onDiscard={section.letMineGo}
          />
        )}
        <fieldset disabled={saving} className="flex min-w-0 flex-col gap-4">
          {children(form, values, section.process)}
        </fieldset>
      </div>
      <div ref={foot} className={footClassName}>
        {section.conflict && (
          <ConflictNotice
            theirs={section.conflict}
            words={words}
            read={definition.read}
            onReload={() => {
              section.takeTheirs();
              // The button that had the focus goes with its notice.
              element.current?.focus();
            }}
            onOverwrite={section.overwrite}
          />
        )}
        {section.error && !saidAtFields && (
          <div className="px-5 pt-2">
            <SaveFailure error={section.error} saved={false} />
          </div>
        )}
        <ForeseenChange change={foreseen.change} />
        {actions({ saving, dirty: section.dirty, conflict: section.conflict !== null })}
      </div>
    </form>
  );
}
