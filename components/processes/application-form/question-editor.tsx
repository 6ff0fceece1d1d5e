import { Plus, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FormField } from '@/components/ui/form-field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { ChoiceSelect } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';
import { ToggleField } from '@/components/ui/toggle-field';
import { findQuestionFault } from '@/lib/application-form/find-question-fault';
import { formLimits, questionKinds, type QuestionKind } from '@/lib/domain/application-enums';

/** A question while it is typed. */
export interface QuestionDraft {
  text: string;
  kind: QuestionKind;
  required: boolean;
  /** A line each. */
  choices: string;
}

interface QuestionEditorProps {
  value: QuestionDraft[];
  errorAt: (index: number, part: 'text' | 'choices') => string | undefined;
  onChange: (value: QuestionDraft[]) => void;
}

const another: QuestionDraft = { text: '', kind: 'TEXT', required: false, choices: '' };

/** The questions of the form, three at most; why one may not be asked is said while it is typed. */
export function QuestionEditor({ value, errorAt, onChange }: QuestionEditorProps) {
  const t = useTranslations('applicationForm.questions');
  const change = (index: number, part: Partial<QuestionDraft>) =>
    onChange(value.map((one, at) => (at === index ? { ...one, ...part } : one)));
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="text-base font-medium">{t('title')}</legend>
      <p className="text-ink-muted text-sm text-pretty">{t('lead')}</p>
      {value.map((question, index) => (
        <div key={index} role="group" aria-label={t('number', { number: index + 1 })} className="rounded-lg border p-3">
          <div className="flex items-start gap-2">
            <FormField
              label={t('text', { number: index + 1 })}
              error={errorAt(index, 'text')}
              hint={<QuestionFault text={question.text} />}
              className="min-w-0 flex-1"
            >
              <Input
                value={question.text}
                maxLength={formLimits.question}
                autoComplete="off"
                onChange={({ target }) => change(index, { text: target.value })}
              />
            </FormField>
            <IconButton
              label={t('remove', { number: index + 1 })}
              className="mt-6"
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
          <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
            <FormField label={t('kind')}>
              <ChoiceSelect
                value={question.kind}
                values={questionKinds}
                nameOf={(kind) => t(`kinds.${kind}`)}
                onChoose={(kind) => change(index, { kind })}
              />
            </FormField>
            <ToggleField
              label={t('required')}
              value={question.required}
              onChange={(required) => change(index, { required })}
            />
          </div>
          {question.kind === 'CHOICE' && (
            <FormField label={t('choices')} hint={t('choicesHint')} error={errorAt(index, 'choices')} className="mt-2">
              <Textarea
                rows={3}
                value={question.choices}
                onChange={({ target }) => change(index, { choices: target.value })}
              />
            </FormField>
          )}
        </div>
      ))}
      {value.length < formLimits.questions && (
        <Button className="self-start" onClick={() => onChange([...value, another])}>
          <Plus aria-hidden="true" />
          {t('add')}
        </Button>
      )}
    </fieldset>
  );
}

/** Why a question may not be asked. */
function QuestionFault({ text }: { text: string }) {
  const t = useTranslations('applicationForm.questions');
  const review = useTranslations('requirementReview');
  const fault = findQuestionFault(text);
  return (
    <span aria-live="polite" className="text-negative-ink">
      {fault === 'private' && t('private')}
      {fault && fault !== 'private' && review('refused', { ground: fault })}
    </span>
  );
}
