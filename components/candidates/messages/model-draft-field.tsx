'use client';

import { Sparkles, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { MessagePreview } from '@/lib/domain/message-schemas';
import { ApiError } from '@/lib/http/browser/browser-client';
import type { Locale } from '@/lib/i18n/locale';
import { ModelMark } from './model-mark';
import { useModelDraft } from './use-model-draft';
import type { MessageDraftState } from './use-message-draft';

interface ModelDraftFieldProps {
  processId: string;
  candidateId: string;
  state: MessageDraftState;
  preview: MessagePreview;
  language: Locale;
  /** Where the draft is written. */
  textField: RefObject<HTMLTextAreaElement | null>;
}

/** The way to have the text written by a model, to undo that, and what went wrong; nothing where there is no model. */
export function ModelDraftField(props: ModelDraftFieldProps) {
  const { processId, candidateId, state, preview, language, textField } = props;
  const t = useTranslations('messages.model');
  const errors = useTranslations('errors');
  const { ask, stop } = useModelDraft(processId, state);
  const { model, problem } = preview.drafting;
  const isDrafted = state.draft.byModel?.[language] !== undefined;
  const asked = ask.variables?.language === language;
  const area = useRef<HTMLDivElement>(null);
  const askButton = useRef<HTMLButtonElement>(null);
  // Not away from where somebody has gone meanwhile.
  const showText = () => {
    if (area.current?.contains(document.activeElement)) textField.current?.focus();
  };
  const undo = () => {
    ask.reset();
    state.undoDraft(language);
    showText();
  };
  const leave = () => {
    askButton.current?.focus();
    stop();
  };
  if (!model && !problem) return null;
  return (
    <div ref={area} className="flex flex-col items-start gap-2">
      {problem && (
        <p className="text-caution-ink text-sm text-pretty">
          {t('problem')} {errors.has(problem) && errors(problem)}
        </p>
      )}
      {model && (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            ref={askButton}
            loading={ask.isPending}
            onClick={() => ask.mutate({ preview, candidateId, language }, { onSuccess: showText })}
          >
            <Sparkles aria-hidden="true" />
            {t(isDrafted ? 'again' : 'draft')}
          </Button>
          {isDrafted && !ask.isPending && (
            <Button variant="ghost" onClick={undo}>
              <Undo2 aria-hidden="true" />
              {t('undo')}
            </Button>
          )}
          {ask.isPending && (
            <>
              <Spinner label={t('asking', { model })} />
              <Button size="sm" onClick={leave}>
                {t('stop')}
              </Button>
            </>
          )}
        </div>
      )}
      {/* Always there, so that what comes is announced; empty it takes no room. */}
      <div aria-live="polite" className="empty:-mt-2">
        {isDrafted && (
          <p className="text-ink-muted flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-pretty">
            <ModelMark /> {t('drafted')}
          </p>
        )}
      </div>
      {model && !isDrafted && !ask.error && !ask.isPending && (
        <p className="text-ink-muted text-sm text-pretty">{t('hint', { model })}</p>
      )}
      {asked && ask.error && <DraftFailure error={ask.error} />}
    </div>
  );
}

/** Why there is no draft; the text is as it was. */
function DraftFailure({ error }: { error: Error }) {
  const t = useTranslations('messages.model');
  const fields = error instanceof ApiError ? error.fields : [];
  const isRefused = error instanceof ApiError && error.code === 'message.draft-refused';
  return (
    <div role="alert" className="text-negative-ink text-sm text-pretty">
      <p>
        {error.message || t('failed')} {!isRefused && t('kept')}
      </p>
      {fields.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {[...new Set(fields.map(({ message }) => message))].map((message) => (
            <li key={message} className="wrap-anywhere">
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
