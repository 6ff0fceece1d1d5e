import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { candidateHref } from '@/components/fields/candidates/candidate-name';
import type { GroupMember } from '@/lib/retention/retention-schemas';
import { PostponeButton } from './postpone-button';

interface GroupMembersProps {
  members: GroupMember[];
  /** How many there are; not all may be named. */
  count: number;
  day: string;
}

/** Who is in a group, by process, each with a way to postpone. */
export function GroupMembers({ members, count, day }: GroupMembersProps) {
  const t = useTranslations('retention.preview');
  const byProcess = Map.groupBy(members, ({ processId }) => processId);
  return (
    <div className="mt-2 flex max-w-xl flex-col gap-3">
      {[...byProcess.entries()].map(([processId, people]) => {
        const name = people[0]?.processName ?? '';
        return (
          <div key={processId}>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="font-medium wrap-anywhere">{name}</h3>
              <PostponeButton processId={processId} name={name} day={day} whole />
            </div>
            <ul>
              {people.map(({ candidateId, ordinalNumber, firstName, lastName }) => {
                const person =
                  [firstName, lastName].filter(Boolean).join(' ') || t('numbered', { number: ordinalNumber });
                return (
                  <li key={candidateId} className="flex flex-wrap items-center justify-between gap-2 py-1">
                    <Link
                      href={candidateHref(processId, candidateId, null)}
                      prefetch={false}
                      className="text-accent-ink rounded-sm wrap-anywhere hover:underline"
                    >
                      {ordinalNumber}. {person}
                    </Link>
                    <PostponeButton processId={processId} candidateId={candidateId} name={person} day={day} />
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
      {count > members.length && (
        <p className="text-ink-muted text-sm">{t('more', { count: count - members.length })}</p>
      )}
    </div>
  );
}
