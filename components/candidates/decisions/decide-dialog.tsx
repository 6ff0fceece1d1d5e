'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { RevealReason, useRevealReason } from '@/components/fields/candidates/reveal-reason';
import { useKeptText } from '@/components/kept-text/use-kept-text';
import { decisionReasonsQuery } from '@/components/queries/candidates/candidate-queries';
import { readStored, writeStored } from '@/components/state/browser-storage';
import { holdKeys } from '@/components/state/held-keys';
import { DateField } from '@/components/ui/date-field';
import { DialogForm } from '@/components/ui/dialog-form';
import { ErrorState } from '@/components/ui/error-state';
import { FormField } from '@/components/ui/form-field';
import { Skeleton } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import { toLocale } from '@/lib/i18n/locale';
import type { DecisionKind } from '@/lib/domain/candidate-review-schemas';
import { daysLater, isCalendarDay, today, type CalendarDay } from '@/lib/validation/calendar-day';
import { lastDayAhead } from '@/lib/validation/day-ahead';
import type { KeptOfPresent } from './kept-of-present';
import { ReasonChoice } from './reason-choice';
import { reasonKeys, withKeys } from './reason-keys';

const maxNote = 1_000;

interface DecideDialogProps {
  decision: DecisionKind;
  /** Whom it is about. */
  name: string;
  /** Names whom it is about among all, for what is typed; see `useKeptText`. */
  keepAs: string;
  /** Those of the present decision, to change them. */
  initial?: Pick<KeptOfPresent, 'reasonId' | 'note' | 'holdUntil'>;
  /** It shows who somebody hidden is, which has a reason of its own. */
  reveals?: boolean;
  loading: boolean;
  /** @returns whether it is decided so: what was typed is not needed any more */
  onDecide: (reason: {
    reasonId: string | null;
    note: string;
    revealReason?: string;
    holdUntil?: CalendarDay | null;
  }) => Promise<boolean>;
  onClose: () => void;
}

/** The reasons offered for a decision, with their keys; keys wait until they are loaded. */
function useOfferedReasons(decision: DecisionKind) {
  const t = useTranslations('decisions');
  const locale = toLocale(useLocale());
  const client = useQueryClient();
  const query = useQuery(decisionReasonsQuery());
  const [cameLater] = useState(query.isPending);
  useEffect(() => {
    if (cameLater) holdKeys(client.fetchQuery(decisionReasonsQuery()).catch(() => undefined));
  }, [cameLater, client]);
  const offered = (query.data?.items ?? []).filter((reason) => reason.decision === decision);
  const named = offered.map(({ reasonId, ...labels }) => ({ reasonId, label: labels[locale] }));
  const all = [...named, { reasonId: null, label: t('noReason') }];
  return { query, cameLater, reasons: withKeys(all, decision === 'REJECT' ? readLastReason() : undefined) };
}

/** A decision with its reason and a note, both optional, a hold with its day, and with a required reason where it reveals; Enter saves. */
export function DecideDialog({ decision, name, keepAs, initial, reveals = false, ...props }: DecideDialogProps) {
  const t = useTranslations('decisions');
  const common = useTranslations('common');
  const { query, cameLater, reasons } = useOfferedReasons(decision);
  const [chosen, setChosen] = useState(initial?.reasonId);
  const keptAs = `decision.${decision}.${keepAs}`;
  const note = useKeptText(keptAs, initial?.note);
  const shown = useRevealReason(`reveal.${keepAs}`);
  const until = useHoldUntil(keptAs, initial?.holdUntil ?? null);
  const forget = () => {
    note.forget();
    until.forget();
  };
  const submit = (reasonId: string | null) => {
    if (props.loading || (reveals && !shown.check())) return;
    const holdUntil = decision === 'HOLD' ? until.read() : null;
    if (holdUntil === undefined) return;
    if (decision === 'REJECT') keepLastReason(reasonId);
    const why = { reasonId, note: note.text.trim(), ...(decision === 'HOLD' ? { holdUntil } : {}) };
    const decided = props.onDecide(reveals ? { ...why, revealReason: shown.reason } : why);
    void decided.then((isDecided) => isDecided && forget());
  };
  return (
    <DialogForm
      title={t(`act.${decision}`)}
      description={name}
      submitLabel={t(`act.${decision}`)}
      danger={decision === 'REJECT'}
      loading={props.loading}
      onSubmit={() => submit(chosen ?? null)}
      onClose={props.onClose}
      onDiscard={forget}
      {...(reveals ? {} : { onKeyDown: reasonKeys({ reasons, onChoose: setChosen, onSubmit: submit }) })}
    >
      {reveals && <RevealReason field={shown.field} />}
      {query.isPending && <Skeleton className="h-24" />}
      {query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {reasons.length > 1 && (
        <ReasonChoice reasons={reasons} chosen={chosen} onChoose={setChosen} takesFocus={cameLater && !reveals} />
      )}
      {decision === 'HOLD' && <HoldUntilField field={until.field} />}
      <FormField label={t('note')} optionalLabel={common('optional')}>
        <Textarea
          rows={2}
          className="min-h-16"
          maxLength={maxNote}
          value={note.text}
          onChange={(event) => note.setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      </FormField>
    </DialogForm>
  );
}

const firstDay = () => daysLater(today(), 1);

/** Why a day cannot be chosen; null: it can. */
function useProblem(day: string): string | null {
  const rules = useTranslations('validation');
  if (day === '') return null;
  if (!isCalendarDay(day)) return rules('date');
  if (day < firstDay()) return rules('date-min', { min: firstDay() });
  return day > lastDayAhead() ? rules('date-max', { max: lastDayAhead() }) : null;
}

/**
 * The day until which somebody is held, as it is typed; `read` answers null without one, undefined where it is refused.
 *
 * @param keepAs see `useKeptText`; what was typed over another `initial` day does not come back
 */
function useHoldUntil(keepAs: string, initial: CalendarDay | null) {
  const { text, setText, forget } = useKeptText(`${keepAs}.until.${initial ?? ''}`, initial ?? '');
  const [wasRead, setWasRead] = useState(false);
  const day = text.trim();
  const problem = useProblem(day);
  const read = (): CalendarDay | null | undefined => {
    setWasRead(true);
    return problem ? undefined : day || null;
  };
  return { read, forget, field: { text, setText, error: wasRead && problem ? problem : undefined } };
}

/** The day on which a held candidate is to be reviewed again. */
function HoldUntilField({ field }: { field: ReturnType<typeof useHoldUntil>['field'] }) {
  const t = useTranslations('decisions.hold');
  const common = useTranslations('common');
  return (
    <FormField label={t('until')} optionalLabel={common('optional')} hint={t('untilHint')} error={field.error}>
      <DateField value={field.text} onChange={field.setText} min={firstDay()} max={lastDayAhead()} />
    </FormField>
  );
}

const storageKey = 'last-reject-reason';
const none = 'none';

/** The reason of the last rejection in this browser, null: none was given; undefined: nobody was rejected yet. */
function readLastReason(): string | null | undefined {
  const stored = readStored('local', storageKey);
  if (stored === null) return undefined;
  return stored === none ? null : stored;
}

/** @param reasonId null: none was given */
function keepLastReason(reasonId: string | null): void {
  writeStored('local', storageKey, reasonId ?? none);
}
