'use client';

import { fullName } from '@/components/users/full-name';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { FieldNotes } from '@/components/ui/field-notes';
import { Textarea } from '@/components/ui/textarea';
import type { ShortUser } from '@/lib/domain/user-schemas';
import { insertMention, mentionBefore, mentionedUsers, offeredUsers } from './mentions';
import { useMentionable } from './use-mentionable';
import type { WrittenNote } from './use-notes';

const maxLength = 4_000;
const noUsers: ShortUser[] = [];

interface NoteComposerProps {
  /** Who sees it can be mentioned. */
  processId: string;
  /** Whom the stored note mentions. */
  mentioned?: readonly ShortUser[];
  label: string;
  text: string;
  onText: (text: string) => void;
  saveLabel: string;
  saving: boolean;
  onSave: (note: WrittenNote) => void;
  /** Missing: there is nothing to cancel. */
  onCancel?: () => void;
  /** Called when the field has the focus that a key asked for; null: none did. */
  onFocused?: (() => void) | null;
}

/** A field for a note. `@` offers colleagues to mention, Ctrl+Enter saves, Escape leaves the field. */
export function NoteComposer({
  processId,
  mentioned,
  label,
  text,
  onText,
  saveLabel,
  saving,
  onSave,
  onCancel,
  onFocused,
}: NoteComposerProps) {
  const t = useTranslations('candidateNotes');
  const common = useTranslations('common');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const people = useMentionable(processId, text, mentioned);
  const [mention, setMention] = useState<ReturnType<typeof mentionBefore>>(null);
  const [active, setActive] = useState(0);
  const offered = mention ? offeredUsers(people.offered, mention.typed) : noUsers;
  const isOpen = offered.length > 0;
  const nextCaret = useRef<number | null>(null);
  // Before the next key, which would be typed at the end.
  useLayoutEffect(() => {
    if (nextCaret.current !== null) field.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  }, [text]);

  useEffect(() => {
    if (!onFocused) return;
    field.current?.focus();
    // Otherwise what is typed would be keys of the page.
    if (document.activeElement === field.current) onFocused();
  }, [onFocused]);

  const save = () => {
    const written = text.trim();
    if (!written || saving || people.isLoading) return;
    onSave({ text: written, mentionedUserIds: mentionedUsers(written, people.known).map(({ userId }) => userId) });
  };
  const findMention = () => {
    const { value = '', selectionStart = 0 } = field.current ?? {};
    setMention(mentionBefore(value, selectionStart));
    setActive(0);
  };
  const choose = (user: ShortUser) => {
    if (!mention) return;
    const { text: next, caret } = insertMention(text, mention, user);
    onText(next);
    setMention(null);
    nextCaret.current = caret;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const user = offered[active];
    if (isOpen && event.key === 'ArrowDown') setActive((active + 1) % offered.length);
    else if (isOpen && event.key === 'ArrowUp') setActive((active + offered.length - 1) % offered.length);
    else if (user && (event.key === 'Enter' || event.key === 'Tab')) choose(user);
    else if (isOpen && event.key === 'Escape') setMention(null);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
    // Back to the keys of the page; what was typed stays.
    else if (event.key === 'Escape' && !onCancel) field.current?.blur();
    else return;
    event.preventDefault();
  };

  return (
    <form
      className="relative flex max-w-prose flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Textarea
        ref={field}
        rows={2}
        className="min-h-14"
        aria-label={label}
        placeholder={t('placeholder')}
        maxLength={maxLength}
        value={text}
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        onChange={(event) => {
          onText(event.target.value);
          findMention();
        }}
        onClick={findMention}
        onBlur={() => setMention(null)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <ul
          id={id}
          role="listbox"
          aria-label={t('mention')}
          className="border-line bg-raised shadow-overlay absolute top-full left-0 z-20 -mt-9 w-64 rounded-md border p-1"
        >
          {offered.map((user, index) => (
            <li
              key={user.userId}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // The field keeps the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(user);
              }}
              className={cn('cursor-pointer rounded-sm px-2 py-1', index === active ? 'bg-selected' : 'hover:bg-hover')}
            >
              {fullName(user)}
            </li>
          ))}
        </ul>
      )}
      <FieldNotes id={`${id}-people`} error={people.failed ? t('peopleFailed') : undefined} />
      <div className="flex flex-wrap justify-end gap-2">
        {people.failed && (
          <Button size="sm" onClick={people.loadAgain}>
            {t('loadPeople')}
          </Button>
        )}
        {onCancel && (
          <Button size="sm" onClick={onCancel}>
            {common('cancel')}
          </Button>
        )}
        <Button
          size="sm"
          type="submit"
          variant={text.trim() ? 'primary' : 'secondary'}
          loading={saving || people.isLoading}
        >
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
