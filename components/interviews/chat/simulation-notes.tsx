import { Bot, Cpu, Info, Languages, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { toLocale } from '@/lib/i18n/locale';
import { mainQuestionCounts } from '@/lib/interviews/enums';
import type { SimulationDto } from '@/lib/interviews/simulation-schemas';
import { isDone } from './with-answer';

/** Why the model does not ask. */
function reasonOf(code: string): string {
  if (code === 'model.budget-spent' || code === 'model.quota-spent') return 'budget';
  if (code === 'model.rate-limited' || code === 'model.busy') return 'busy';
  if (code === 'model.key-unreadable') return 'unreadable';
  return code === 'model.not-set-up' || code === 'model.incomplete' ? 'missing' : 'other';
}

/** Who asked: a model only where it really did. */
export function askerOf({ questions }: Pick<SimulationDto, 'questions'>): 'model' | 'rules' {
  return questions.some(({ writtenBy }) => writtenBy === 'MODEL') ? 'model' : 'rules';
}

/** Follow-ups stand between the tens, which are the questions. */
function isShorter({ questions, length }: SimulationDto): boolean {
  const main = questions.filter(({ position }) => position % 10 === 0).length;
  return main > 0 && main < mainQuestionCounts[length];
}

/** Says in which language an interview was held where it is not only the reader's, and in which it goes on. */
function LanguageNote({ simulation }: { simulation: SimulationDto }) {
  const t = useTranslations('interviewSimulation');
  const reader = toLocale(useLocale());
  const { questions, nextLocale, status } = simulation;
  const isOpen = status === 'IN_PROGRESS' && questions.some((question) => !isDone(question));
  const asked = new Set(questions.filter(isDone).map(({ locale }) => locale));
  const held = asked.size === 0 && isOpen ? new Set([nextLocale]) : asked;
  if ([...held].every((locale) => locale === reader)) return null;
  const [language = reader] = held;
  const changes = isOpen && !held.has(nextLocale);
  return (
    <p className="flex items-start gap-2">
      <Languages className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span className="text-pretty">
        {t('heldIn', { language: held.size > 1 ? 'both' : language })}
        {changes && ` ${t('goesOnIn', { language: nextLocale })}`}
      </span>
    </p>
  );
}

/** Says that it is practice, and AI where a model asks, who asks, and what no question may name. */
export function SimulationNotes({ simulation }: { simulation: SimulationDto }) {
  const t = useTranslations('interviewSimulation');
  const { withheld, model, modelFailure } = simulation;
  return (
    <div className="text-ink-muted flex flex-col gap-2 text-sm">
      <LanguageNote simulation={simulation} />
      <p className="flex items-start gap-2">
        <Bot className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <span className="text-pretty">{t('practice', { asker: askerOf(simulation) })}</span>
      </p>
      {modelFailure ? (
        <p role="status" className="text-caution-ink flex items-start gap-2">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span className="text-pretty">{t('interviewer.failed', { reason: reasonOf(modelFailure) })}</span>
        </p>
      ) : (
        <p className="flex items-start gap-2">
          <Cpu className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span className="text-pretty break-words">
            {model ? t('interviewer.model', { model }) : t('interviewer.bank')}
          </span>
        </p>
      )}
      {isShorter(simulation) && simulation.status !== 'COMPLETED' && (
        <p className="flex items-start gap-2">
          <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span className="text-pretty">{t('shorter')}</span>
        </p>
      )}
      {withheld.length > 0 && (
        <div className="flex items-start gap-2">
          <ShieldCheck className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <div className="min-w-0">
            <p className="text-pretty">{t('withheld', { count: withheld.length })}</p>
            <ul className="marker:text-ink-faint list-disc pl-5">
              {withheld.map((label) => (
                <li key={label} className="break-words">
                  {label}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
