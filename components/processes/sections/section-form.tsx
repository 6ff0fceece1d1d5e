'use client';
import { CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/lib/http/browser/browser-client';
import { SaveFailure } from '@/components/fields/processes/save-failure';
import { cn } from '@/components/ui/class-names';
import type { CriteriaChange } from '@/lib/domain/process-edit-schemas';
import { ConflictNotice } from './conflict-notice';
import { OwnVersion, type FieldText } from './own-version';
import type { SectionDefinition, ProcessWithEtag } from './section-definition';
import { useFocusAboveFoot } from './use-focus-above-foot';
import { useSectionEditing } from './use-section-editing';

/** State for the buttons of a section. */
export interface SectionState {
  saving: boolean;
  /** There is unsaved input. */
  dirty: boolean;
  /** This section was changed on the server; the user has to choose. */
  conflict: boolean;
}

/**
 * Props of the six section forms. They are independent of where they are rendered, and handle drafts, validation,
 * impact previews, saving with `If-Match` and conflicts.
 */
export interface SectionProps {
  /** The process with its ETag when the form opens. Null: saving creates one (`DetailsForm` only). */
  process: ProcessWithEtag | null;
  /** Called after saving, or at once when nothing changed. */
  onSaved: (saved: ProcessWithEtag) => void;
  /** Saves restored input without waiting for the button, as if it were pressed. */
  submitAtOnce?: boolean;
  /** Buttons below the fields; the save button has `type="submit"`. */
  actions: (state: SectionState) => ReactNode;
  /** Class of the fields' container. */
  bodyClassName?: string;
  /** Class of the container of messages and buttons. */
  footClassName?: string;
}

interface SectionFormProps<Values extends FieldValues, Checked extends FieldValues> extends SectionProps {
  definition: SectionDefinition<Values, Checked>;
  /** Formatters to compare two versions. */
  fieldTexts: readonly FieldText<Values>[];
  children: (
    form: UseFormReturn<Values, unknown, Checked>,
    values: Values,
    process: ProcessWithEtag | null,
  ) => ReactNode;
}

/** The layout of a section's form. */
export function SectionForm<Values extends FieldValues, Checked extends FieldValues>(
  props: SectionFormProps<Values, Checked>,
) {
  const { definition, process, onSaved, actions, fieldTexts, children, bodyClassName, footClassName } = props;
  const t = useTranslations('processSections');
  const element = useRef<HTMLFormElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useFocusAboveFoot(element, foot);
  const section = useSectionEditing(definition, process, onSaved, element);
  const { form, values, dirty, state } = section;
  const { base, serverVersion, ownVersion, error } = state;
  const saving = state.status === 'saving';
  const conflict = state.status === 'conflict';
  const submitRestored = useEffectEvent(() => {
    if (props.submitAtOnce && !conflict && !ownVersion) element.current?.requestSubmit();
  });
  useEffect(() => submitRestored(), []);
  // Server errors at fields disappear when corrected, so do not repeat them below.
  const saidAtFields = error instanceof ApiError && error.fields.length > 0;
  return (
    <form
      ref={element}
      noValidate
      tabIndex={-1}
      className="flex min-h-0 flex-1 flex-col outline-none"
      onSubmit={(event) => {
        event.preventDefault();
        section.submit();
      }}
    >
      <div className={bodyClassName}>
        {state.restored && dirty && !conflict && (
          <p className="bg-accent-soft mb-3 flex flex-wrap gap-x-2 rounded-md px-3 py-2 text-sm">
            {t('restored')}
            <button
              type="button"
              disabled={saving}
              onClick={section.discardDraft}
              className="text-accent-ink rounded-sm font-medium hover:underline"
            >
              {t('discard')}
            </button>
          </p>
        )}
        {ownVersion && (
          <OwnVersion
            fieldTexts={fieldTexts}
            ownVersion={ownVersion}
            present={values}
            onUse={(name) => form.setValue(name as Path<Values>, ownVersion[name] as PathValue<Values, Path<Values>>)}
            onDiscard={section.discardOwnVersion}
          />
        )}
        <fieldset disabled={saving} className="flex min-w-0 flex-col gap-4">
          {children(form, values, base.process)}
        </fieldset>
      </div>
      <div ref={foot} className={footClassName}>
        {serverVersion?.process && (
          <ConflictNotice
            serverVersion={serverVersion.process}
            fieldTexts={fieldTexts}
            own={values}
            read={definition.read}
            onReload={() => {
              section.takeServerVersion();
              // The focused button unmounts.
              element.current?.focus();
            }}
            onOverwrite={section.overwrite}
          />
        )}
        {error && !saidAtFields && (
          <div className="px-5 pt-2">
            <SaveFailure error={error} saved={false} />
          </div>
        )}
        <ImpactPreview change={section.impact} />
        {actions({ saving, dirty, conflict })}
      </div>
    </form>
  );
}

const variants = {
  NONE: { icon: CircleCheck, tone: 'text-ink-muted' },
  OUTDATED: { icon: TriangleAlert, tone: 'text-caution-ink' },
  RESCORED: { icon: RefreshCw, tone: 'text-ink-muted' },
  RESCORING: { icon: RefreshCw, tone: 'text-ink-muted' },
} as const;

/** How saving will affect analysed candidates. */
function ImpactPreview({ change }: { change: CriteriaChange | null }) {
  const t = useTranslations('processSections.effect');
  const { icon: Icon, tone } = variants[change?.effect ?? 'NONE'];
  return (
    <p
      role="status"
      data-effect={change?.effect}
      className={cn('flex items-start gap-1.5 px-5 pt-2 text-sm', tone, !change && 'hidden')}
    >
      {change && (
        <>
          <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {t(change.effect, { count: change.candidates })}
        </>
      )}
    </p>
  );
}
