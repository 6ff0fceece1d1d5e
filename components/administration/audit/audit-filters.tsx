'use client';
import { useTranslations } from 'next-intl';
import { useQueryStates } from 'nuqs';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { FormField } from '@/components/ui/form-field';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { auditActions, auditGroups } from '@/lib/audit/audit-actions';
import { systemActorId } from '@/lib/audit-log/enums';
import type { AuditChoice } from '@/lib/audit-log/schemas';
import { auditParsers, noAuditFilter } from '@/lib/audit-log/search-params';
import { isCalendarDay } from '@/lib/validation/calendar-day';
import { isUuid } from '@/lib/validation/is-uuid';

/** Stands before a group's name in the choice of actions. */
const groupMark = 'group:';

interface ActionChoiceProps {
  value: string;
  onChoose: (chosen: { group: (typeof auditGroups)[number] | null; action: string | null }) => void;
}

/** Each action in words, and each group as a whole. */
function ActionChoice({ value, onChoose, ...field }: ActionChoiceProps) {
  const t = useTranslations('auditLog');
  const choose = (chosen: string) => {
    const group = auditGroups.find((one) => `${groupMark}${one}` === chosen) ?? null;
    onChoose({ group, action: group || chosen === '' ? null : chosen });
  };
  return (
    <NativeSelect {...field} className="w-64" value={value} onChange={({ target }) => choose(target.value)}>
      <option value="">{t('filter.any')}</option>
      {auditGroups.map((group) => (
        <optgroup key={group} label={t(`group.${group}`)}>
          <option value={`${groupMark}${group}`}>{t('filter.whole', { group: t(`group.${group}`) })}</option>
          {auditActions[group].map((action) => (
            <option key={action} value={action}>
              {t(`action.${action}`)}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelect>
  );
}

/** Which entries are listed; in the URL. */
export function AuditFilters({ people, processes }: { people: AuditChoice[]; processes: AuditChoice[] }) {
  const t = useTranslations('auditLog');
  const rule = useTranslations('validation');
  const [asked, setAsked] = useQueryStates(auditParsers, { shallow: false, history: 'push' });
  const ask = (change: Partial<{ [Key in keyof typeof asked]: (typeof asked)[Key] | null }>) =>
    void setAsked({ ...change, cursor: null });
  const from = useTypedFilter(asked.from, isCalendarDay, (day) => ask({ from: day }));
  const to = useTypedFilter(asked.to, isCalendarDay, (day) => ask({ to: day }));
  const candidate = useTypedFilter(asked.candidateId, isUuid, (candidateId) => ask({ candidateId }));
  const id = useTypedFilter(asked.id, isUuid, (entryId) => ask({ id: entryId }));
  const isNarrowed = Object.keys(noAuditFilter).some((key) => asked[key as keyof typeof noAuditFilter] !== null);
  const notAnId = t('filter.notAnId');
  const notADay = t('filter.notADay');
  const isReversed = asked.from !== null && asked.to !== null && asked.from > asked.to;
  const wrongTo = isReversed ? rule('date-order') : undefined;
  const actionValue = asked.action ?? (asked.group ? `${groupMark}${asked.group}` : '');
  return (
    <search className="flex flex-wrap items-start gap-3 border-t px-4 py-3">
      <FormField label={t('filter.person')}>
        <NativeSelect value={asked.actorId ?? ''} onChange={({ target }) => ask({ actorId: target.value || null })}>
          <option value="">{t('filter.anyone')}</option>
          <option value={systemActorId}>{t('system')}</option>
          <Choices choices={people} chosen={asked.actorId} />
        </NativeSelect>
      </FormField>
      <FormField label={t('filter.action')}>
        <ActionChoice
          value={actionValue}
          onChoose={({ group, action }) => ask({ group, action: auditParsers.action.parse(action ?? '') })}
        />
      </FormField>
      <FormField label={t('filter.process')}>
        <NativeSelect
          className="w-56"
          value={asked.processId ?? ''}
          onChange={({ target }) => ask({ processId: target.value || null })}
        >
          <option value="">{t('filter.any')}</option>
          <Choices choices={processes} chosen={asked.processId} />
        </NativeSelect>
      </FormField>
      <FormField label={t('filter.from')} error={from.isWrong ? notADay : undefined} className="w-40">
        <DateField {...from.field} max={asked.to ?? undefined} />
      </FormField>
      <FormField label={t('filter.to')} error={to.isWrong ? notADay : wrongTo} className="w-40">
        <DateField {...to.field} min={asked.from ?? undefined} />
      </FormField>
      <FormField label={t('filter.candidate')} error={candidate.isWrong ? notAnId : undefined} className="w-80">
        <IdInput {...candidate.field} />
      </FormField>
      <FormField
        label={t('filter.id')}
        hint={t('filter.idHint')}
        error={id.isWrong ? notAnId : undefined}
        className="w-80"
      >
        <IdInput {...id.field} />
      </FormField>
      {isNarrowed && (
        <Button variant="ghost" className="sm:mt-6" onClick={() => void setAsked(noAuditFilter)}>
          {t('filter.clear')}
        </Button>
      )}
    </search>
  );
}

/** What was chosen stays, also where it is not in the list. */
function Choices({ choices, chosen }: { choices: AuditChoice[]; chosen: string | null }) {
  const isListed = chosen === null || chosen === systemActorId || choices.some(({ id }) => id === chosen);
  const all = isListed ? choices : [{ id: chosen, name: chosen }, ...choices];
  return all.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}

interface IdInputProps {
  value: string;
  onChange: (typed: string) => void;
}

function IdInput({ value, onChange, ...field }: IdInputProps) {
  return (
    <Input
      {...field}
      type="search"
      spellCheck={false}
      autoComplete="off"
      maxLength={60}
      className="font-mono text-sm"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/**
 * A filter that is typed: it holds once it is complete, or empty.
 *
 * @param value what holds now
 * @param isComplete whether a text can be asked for
 */
function useTypedFilter(
  value: string | null,
  isComplete: (text: string) => boolean,
  ask: (value: string | null) => void,
) {
  const [typed, setTyped] = useState({ text: value ?? '', value });
  // A value from elsewhere, as when the filters are cleared, replaces what was typed.
  const text = typed.value === value ? typed.text : (value ?? '');
  const onChange = (next: string) => {
    const trimmed = next.trim();
    const complete = isComplete(trimmed) ? trimmed.toLowerCase() : null;
    const asked = trimmed === '' || complete ? complete : value;
    setTyped({ text: next, value: asked });
    if (asked !== value) ask(asked);
  };
  return { field: { value: text, onChange }, isWrong: text.trim() !== '' && !isComplete(text.trim()) };
}
